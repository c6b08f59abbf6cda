"""Tables as this process serves them: rooms, the sockets in them, what each is sent."""
