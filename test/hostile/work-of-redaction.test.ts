/** The loops of redaction count what they do, and do it once: `work.test.ts` runs whole operations. */
import { redactSearchOf } from '../../shared/local/redaction/redact-search';
import type { ReadingFont } from '../../shared/model/font/reading/reading-font';
import { removeCuts } from '../../shared/model/cleaning/content/cuts';
import { cutGlyphs } from '../../shared/model/redaction/cut-glyphs';
import { addFlatMatches } from '../../shared/model/redaction/flat-text';
import {
	isDrawnIn,
	isFilledIn,
	PointCounter,
	subtractFromFill,
	subtractFromLines,
} from '../../shared/model/redaction/subtract-path';
import { unescapeXml, withoutMarkup } from '../../shared/model/redaction/residue/markup';
import { namesOfXml } from '../../shared/model/redaction/residue/xml-names';
import { Trace, type Shown } from '../../shared/model/redaction/trace';
import { STRIDE, STRIDE_COST, type Steps } from '../../shared/model/text/fragments/steps';
import { wordsPattern } from '../../shared/patterns';
import type { PdfDocument } from '../../shared/pdf/document';
import type { Job } from '../../shared/pdf/job';
import { Pace } from '../../shared/pace/pace';
import { testInTurn } from '../support/sample';

/** A pace, and the costs that its calls count. */
function countedPace(): { readonly pace: Pace; readonly counted: number[] } {
	const pace = new Pace(() => Promise.resolve());
	const counted: number[] = [];
	jest.spyOn(pace, 'step').mockImplementation((cost) => {
		counted.push(cost);
		return undefined;
	});
	return { pace, counted };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

test('counts every text that is looked for in a text of the usual letters', async () => {
	const { pace, counted } = countedPace();
	const words = Array.from({ length: 1000 }, (_, at) => `no${at}`);
	const pattern = await wordsPattern(words, pace);
	counted.length = 0;
	expect(await pattern.search('ab '.repeat(10_000), 10, pace)).toEqual({ matches: [], truncated: false });
	expect(counted.length).toBeGreaterThanOrEqual(words.length);
	expect(sum(counted)).toBeGreaterThanOrEqual((words.length * 30_000) / 8);
});

test('does not fold a text that lacks the letters of a word, whatever else it is written in', async () => {
	const { pace, counted } = countedPace();
	const added = jest.spyOn(pace, 'add').mockImplementation((cost) => void counted.push(cost));
	const pattern = await wordsPattern(['invoice'], pace);
	counted.length = 0;
	for (const text of ['\u4e00\u3042', '\u0416\u03a9', '\ud83d\ude00', 'e\u0301\ufb01'])
		expect((await pattern.search(text.repeat(10_000), 10, pace)).matches).toEqual([]);
	expect(added).toHaveBeenCalled();
	// Folding costs ten for each character.
	expect(sum(counted)).toBeLessThan(4 * 20_000);
});

test('reads tags of any length, and knows where each ends', async () => {
	const { pace } = countedPace();
	const read = (text: string) => withoutMarkup(text, '', pace);
	for (const long of ['a'.repeat(20_000_000), '""'.repeat(10_000_000)])
		expect((await read(`x<${long}`)).length).toBe(long.length + 2);
	const ends = [
		'a<i>b',
		'a<i title="x>y">b',
		"a<i title='\"'>b",
		'a<i title="x>b',
		'a<<i>b',
		'a<!-- <i> -->b',
		'a<![CDATA[<i>b]]>',
		']]>a<![CDATA[b]]><b>]]>',
	];
	expect(await Promise.all(ends.map(read))).toEqual(['ab', 'ab', 'ab', 'ab', 'a<b', 'ab', 'ab', ']]>ab]]>']);
});

test('divides no escape between the pieces in which a long text is changed', async () => {
	const { pace, counted } = countedPace();
	const filled = 'x'.repeat((1 << 15) - 6);
	for (let shift = 0; shift < 12; shift++) {
		const text = filled + '-'.repeat(shift);
		expect(await unescapeXml(`${text}&#65;&auml;c`, pace)).toBe(`${text}A\u00e4c`);
	}
	counted.length = 0;
	await unescapeXml('&#65;'.repeat(200_000), pace);
	expect(Math.max(...counted)).toBeLessThan(1_000_000);
	expect(sum(counted)).toBeGreaterThan(10_000_000);
});

test('reads the part of content again that loses glyphs, and no other', async () => {
	const { pace, counted } = countedPace();
	const paths = '10 10 m 20 20 l S\n'.repeat(10_000);
	const [first, second] = ['(ab) Tj', '(cd) Tj'];
	const content = Buffer.from(`${paths}BT ${first} ${second} ET ${paths}`);
	const font = {
		glyphs: (codes: Uint8Array) => Array.from(codes, () => ({ width: 0.5, isSpace: false })),
		partEnd: (_: Uint8Array, from: number, most: number) => from + most,
	} as unknown as ReadingFont;
	const shownAt = (text: string, glyph: number): Shown => {
		const from = content.indexOf(text);
		const state = { font, size: 10, charSpace: 0, wordSpace: 0, stretch: 1 };
		const elements = [content.subarray(from + 1, from + 3)];
		return {
			stream: 0,
			operator: 'Tj',
			from,
			to: from + text.length,
			elements,
			...state,
			first: glyph,
			count: 2,
			text: '',
			follows: false,
			hasNoSize: false,
		};
	};
	const all = [shownAt(first, 0), shownAt(second, 2)];
	const removed = new Map([[all[0]!.from, { shown: all[0]!, glyphs: new Set([1]) }]]);
	const document = { job: { pace } } as unknown as PdfDocument;
	const left = await cutGlyphs(document, content, new Map(all.map((one) => [one.from, one])), removed, []);
	// The text after it stays where it is.
	expect(Buffer.from(left).toString().replaceAll(/\s+/g, ' ')).toBe(
		`${paths}BT [(a)] TJ [-500] TJ (cd) Tj ET ${paths}`.replaceAll(/\s+/g, ' '),
	);
	const read = sum(counted);
	counted.length = 0;
	await removeCuts(content, [{ from: all[0]!.from, to: all[0]!.to, text: '' }], pace);
	expect(read - sum(counted)).toBeLessThan(paths.length / 2);
});

describe('counts the points of a path that areas divide', () => {
	const box = { x: 10, y: 10, width: 20, height: 20 };
	const beyond = { x: 900, y: 900, width: 20, height: 20 };
	const points = Array.from({ length: 50_000 }, (_, at) => [(at * 7) % 40, (at * 13) % 60] as const);
	const cases: readonly (readonly [string, () => Steps<unknown>])[] = [
		['filled', () => subtractFromFill([points], [box])],
		['stroked', () => subtractFromLines([points], [box])],
		['looked at inside', () => isFilledIn(points, box, new PointCounter())],
		['looked at along its lines', () => isDrawnIn(points, beyond, new PointCounter())],
		[
			'of many parts',
			() =>
				subtractFromFill(
					Array.from({ length: 50_000 }, () => points.slice(0, 3)),
					[box],
				),
		],
	];
	testInTurn.each(cases)('%s', (_, begin) => {
		const steps = begin();
		let yields = 0;
		for (let step = steps.next(); !step.done; step = steps.next()) {
			expect(step.value).toBe(STRIDE_COST);
			yields++;
		}
		expect(yields).toBeGreaterThanOrEqual(50_000 / STRIDE - 1);
	});
});

test('reads an operator once, however many matches it shows', async () => {
	const glyphs = jest.fn((shown: Uint8Array) => Array.from(shown, (code) => ({ text: String.fromCharCode(code) })));
	const font = { glyphs, partEnd: (_: Uint8Array, from: number, most: number) => from + most } as unknown as ReadingFont;
	const elements = Array.from({ length: 50 }, () => Uint8Array.from(Buffer.from('ab'.repeat(100))));
	const trace = new Trace();
	const text = 'ab'.repeat(5000);
	trace.shown.push({ stream: 0, operator: 'TJ', elements, font, first: 0, count: 10_000, text } as unknown as Shown);
	const { pace, counted } = countedPace();
	const found = new Set<number>();
	const search = await redactSearchOf({ search: 'a', search_mode: 'text' }, { pace } as Job);
	counted.length = 0;
	await addFlatMatches(trace, search, found, pace);
	expect(found.size).toBe(5000);
	// Once for the text, and once each for the matches in the text and in the codes.
	expect(glyphs.mock.calls.length).toBeLessThanOrEqual(3 * elements.length);
	expect(Math.max(...counted)).toBeLessThan(100_000);
});

test('counts every name of XML, and a namespace that is not usual', async () => {
	const { pace, counted } = countedPace();
	const tags = Array.from({ length: 1000 }, (_, at) => `<a${at} b="c" xmlns:d${at}="urn:${at}"/>`).join('');
	const names = (await namesOfXml(Buffer.from(tags), pace)).split('\n');
	expect(names).toEqual(expect.arrayContaining(['a0', 'b', 'd999', 'urn:999']));
	expect(names).not.toContain('c');
	expect(counted.length).toBeGreaterThanOrEqual(4000);
});

test('refuses a line of words with very many hyphens, each of which may end a line of the page', async () => {
	const { pace } = countedPace();
	const sought = (count: number) => redactSearchOf({ search: `${'a-'.repeat(count)}b`, search_mode: 'text' }, { pace } as Job);
	await expect(sought(300)).resolves.toBeDefined();
	await expect(sought(4000)).rejects.toMatchObject({ code: 'invalid_parameters', issues: [{ field: 'search' }] });
});
