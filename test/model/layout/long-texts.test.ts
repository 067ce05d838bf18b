/**
 * Texts that are longer than any line: they are looked at in parts, without other results than at once (SECURITY.md).
 * @jest-environment node
 */
import { decode } from '../../../shared/contract/values/decode';
import { Shifts } from '../../../shared/model/layout/pages/shifts';
import { loadLineBreaks } from '../../../shared/model/setting/line-breaks';
import { local } from '../../support/hosts/local';
import { asks, pageTexts } from '../../support/judges/tools';

/** The longest text in which places to break were looked for. */
let mockLongest = 0;
jest.mock('linebreak', () => {
	const LineBreaker = jest.requireActual<new (text: string) => object>('linebreak');
	return class extends LineBreaker {
		constructor(text: string) {
			super(text);
			mockLongest = Math.max(mockLongest, text.length);
		}
	};
});

const SIGNS = [
	'a',
	'Z',
	'1',
	' ',
	'  ',
	'(',
	')',
	'"',
	'-',
	'.',
	',',
	'/',
	'%',
	'$',
	'\n',
	'\r\n',
	'\u05d0',
	'\u4e00',
	'\u0301',
	'\u{1f1e9}',
	'\u{1f600}',
	'\u00a0',
	'\u2014',
];

describe('places where lines may break', () => {
	test('are those of the whole text, which is looked at in parts', async () => {
		let seed = 7;
		let text = '';
		while (text.length < 70_000) text += SIGNS[(seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % SIGNS.length]!;
		const LineBreaker =
			jest.requireActual<new (text: string) => { nextBreak(): { readonly position: number } | null }>('linebreak');
		const breaker = new LineBreaker(text);
		const expected: number[] = [];
		for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) expected.push(found.position);
		mockLongest = 0;
		const parts = [...(await loadLineBreaks())(text)];
		expect(parts.map(({ next }) => next)).toEqual(expected);
		expect(parts.some(({ isCut }) => isCut)).toBe(false);
		expect(mockLongest).toBe(20_000);
	});

	test('are after 20,000 characters at most, but not within one', async () => {
		const text = `a${'\u{1f600}\u2060'.repeat(10_000)}b`;
		const parts = [...(await loadLineBreaks())(text)];
		expect(parts.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
		expect(parts.every(({ start, end }) => end - start <= 20_000)).toBe(true);
		expect(parts.filter(({ isCut }) => isCut).length).toBe(1);
		for (const { end } of parts) expect(Buffer.from(text.slice(0, end)).toString()).toBe(text.slice(0, end));
	});
});

test('places of a text on very many pages are found in some looks', () => {
	const shifts = new Shifts(0);
	for (let page = 1; page <= 10_000; page++) shifts.move(100 * page, 101 * page);
	for (const page of [0, 1, 17, 4999, 9999, 10_000]) {
		let looks = 0;
		// Each comparison asks for the number.
		const y = { valueOf: () => (looks++, 100 * page + 50) } as unknown as number;
		expect(shifts.at(y)).toBe(101 * page + 50);
		expect(looks).toBeLessThan(20);
	}
});

describe('white space and capitals of a long text', () => {
	asks('poppler');

	it('are those of short ones, in parts of 20,000 characters', async () => {
		const { toUpperCase } = String.prototype;
		let longest = 0;
		const spy = jest.spyOn(String.prototype, 'toUpperCase').mockImplementation(function (this: string) {
			longest = Math.max(longest, this.length);
			return toUpperCase.call(this);
		});
		const html = `<p style="text-transform:uppercase">${'ab \n\t cd  '.repeat(6_000)}</p>`;
		const { documents } = await local
			.run('html_to_pdf', [{ name: 'a.html', bytes: Buffer.from(html) }], decode('html_to_pdf', {}))
			.finally(() => spy.mockRestore());
		const words = pageTexts(documents[0]!.bytes).join('\n').trim().split(/\s+/);
		expect(words.length).toBe(12_000);
		expect(words.every((word, index) => word === (index % 2 === 0 ? 'AB' : 'CD'))).toBe(true);
		expect(longest).toBeGreaterThan(1_000);
		expect(longest).toBeLessThanOrEqual(20_000);
	});
});
