import { agree, countFirst, countNoun, listItems, listNames, namePages, quoteNames, shortenText } from '../shared/sentences';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('counts', () => {
	expect([0, 1, 2].map((count) => countNoun(count, 'page'))).toEqual(['0 pages', '1 page', '2 pages']);
	expect([1, 2].map((count) => countNoun(count, 'field is', 'fields are'))).toEqual(['1 field is', '2 fields are']);
	expect([1, 2].map((count) => countFirst(count, 'field'))).toEqual(['One field', '2 fields']);
	expect([1, 2].map((count) => agree(count, 'was', 'were'))).toEqual(['was', 'were']);
});

test('lists', () => {
	expect(listItems([])).toBe('');
	expect(listItems(upTo(10))).toBe('1, 2, 3, 4, 5, 6, 7, 8, 9, 10');
	expect(listItems(upTo(11))).toBe('1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 1 more');
	expect(listItems(['a', 'b', 'c', 'd'], 2, 'more lines')).toBe('a, b and 2 more lines');
	expect(listNames(['a', 'x'.repeat(100)])).toBe(`a, ${'x'.repeat(79)}…`);
	expect(quoteNames(['a', 'b'])).toBe('“a”, “b”');
	expect(quoteNames(['a', 'b', 'c'], 2)).toBe('“a”, “b” and 1 more');
});

test('shortens to whole characters', () => {
	expect(shortenText('abc', 3)).toBe('abc');
	expect(shortenText('abcd', 3)).toBe('abc…');
	expect(shortenText('😀😀😀', 3)).toBe('😀😀😀');
	expect(shortenText('😀😀😀😀', 3)).toBe('😀😀😀…');
});

test('names pages', () => {
	expect(namePages([3])).toBe('page 3');
	expect(namePages([3, 4, 5])).toBe('pages 3, 4 and 5');
	expect(namePages(upTo(11))).toBe('pages 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 11');
	expect(namePages(upTo(12))).toBe('pages 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 2 more');
});
