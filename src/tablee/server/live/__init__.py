"""Tables as this process serves them: live tables, the clients connected to them, what each client is sent."""
