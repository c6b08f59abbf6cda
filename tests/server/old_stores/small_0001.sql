INSERT INTO tables VALUES ('old-table', 'coup', 1, '', '{}', 3, '{"clock": "none"}', x'5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e', x'b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0', 'come-in', 1760000000000, 'ana', 'ana', 'playing', true, 1760000001000, NULL);
INSERT INTO seats_of VALUES ('old-table', 0, 'ana', 'Ana');
INSERT INTO seats_of VALUES ('old-table', 1, 'ben', 'Ben');
INSERT INTO events VALUES ('old-table', 0, x'00000000000000000000000000000000', 1760000001000, x'7b2273746172746564223a747275657d');
INSERT INTO events VALUES ('old-table', 1, x'01010101010101010101010101010101', 1760000002000, x'7b226d6f7665223a226c617920523037227d');
INSERT INTO due VALUES ('old-table', 'bot', 1, 2, 1760000003000, NULL, NULL);
INSERT INTO identities VALUES ('ana', 'Ana', 1760000000000, 1760000000000, 0, false);
INSERT INTO identities VALUES ('ben', 'Ben', 1760000000000, 1760000000000, 2, false);
INSERT INTO heartbeat VALUES ('gone', 1760000002500);
