import { BrokenText } from '../../../shared/model/setting/broken-text';

/** All characters are equally wide, and marks have no width. */
const linesOf = (text: string, ...rooms: number[]) =>
	new BrokenText(text, (part) => part.normalize('NFC').length).lines((line) => rooms[Math.min(line, rooms.length - 1)]!);

describe('text in lines', () => {
	it.each([
		['stays as it is if it fits', '  one - two  ', 13, ['  one - two  ']],
		['breaks after spaces, which no line ends with', 'one two  three four', 9, ['one two', 'three', 'four']],
		['keeps spaces within lines', '  a  b ccc', 7, ['  a  b', 'ccc']],
		['breaks after hyphens and dashes', 'well-known long—dash', 6, ['well-', 'known', 'long—', 'dash']],
		['breaks in addresses where UAX #14 allows it', 'https://a.example/path', 18, ['https://a.example/', 'path']],
		['breaks between characters of Chinese and Japanese', '日本語の文章です。', 4, ['日本語の', '文章で', 'す。']],
		['keeps no-break spaces and what punctuation belongs to', '10\u00a0000 (km) 5%', 6, ['10\u00a0000', '(km)', '5%']],
		['begins a new line before a word that is wider than a line', 'a abcdefgh b', 5, ['a', 'abcde', 'fgh b']],
		['cuts long names after separators', 'report_2024_final.draft', 9, ['report_', '2024_', 'final.', 'draft']],
		['cuts elsewhere if the separator is too far from the end of the line', 'a_bcdefghi', 6, ['a_bcde', 'fghi']],
		['keeps marks with their letters', 'e\u0301e\u0301e\u0301', 2, ['e\u0301e\u0301', 'e\u0301']],
		['gives each line a character, however narrow it is', 'abc', 0.5, ['a', 'b', 'c']],
		['drops spaces that do not fit before the first word', '    abcde', 6, ['abcde']],
	])('%s', async (_, text, room, lines) => {
		expect(await linesOf(text, room)).toEqual(lines);
	});

	it('takes lines of different widths', async () => {
		expect(await linesOf('one two three abcdefg', 7, 5)).toEqual(['one two', 'three', 'abcde', 'fg']);
	});

	it('measures a long text in its parts alone, which gives the same lines', async () => {
		let longest = 0;
		const text = new BrokenText('abc '.repeat(5_000), (part) => {
			longest = Math.max(longest, part.length);
			return part.length;
		});
		const lines = await text.lines(() => 7);
		expect(lines.slice(0, 2)).toEqual(['abc abc', 'abc abc']);
		expect(lines).toHaveLength(2_500);
		expect(longest).toBeLessThan(10);
	});

	it('breaks the same text again for other widths', async () => {
		const text = new BrokenText('abcdef gh', (part) => part.length);
		expect(await text.lines(() => 4)).toEqual(['abcd', 'ef', 'gh']);
		expect(await text.lines(() => 6)).toEqual(['abcdef', 'gh']);
		expect(await text.lines(() => 9)).toEqual(['abcdef gh']);
	});
});
