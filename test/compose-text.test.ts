import { composeText } from '../shared/compose-text';

/** Marks of two classes in turns: normalization puts them in order. */
const marks = (count: number): string => '\u0301\u0316'.repeat(count / 2);

test('composes text as Unicode does, with up to 30 marks on a character', () => {
	for (const text of [
		'',
		'plain',
		'e\u0301',
		'\u1112\u1161\u11ab',
		`a${marks(30)}`,
		`a${marks(30)}`.repeat(50),
		'ü'.repeat(400),
	]) {
		expect(composeText(text)).toBe(text.normalize('NFC'));
		expect(composeText(text, 'NFD')).toBe(text.normalize('NFD'));
	}
});

test('puts no more than 30 marks in order at once', () => {
	const long = composeText(`a${marks(90)}`, 'NFD');
	const one = `${'\u0316'.repeat(15)}${'\u0301'.repeat(15)}`;
	expect(long).toBe(`a${one.repeat(3)}`);
});
