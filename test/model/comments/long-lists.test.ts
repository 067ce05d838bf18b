/** Comments without an appearance whose drawing would take long: it cannot pause. */
import { MOST_NUMBERS } from '../../../shared/model/annotation/border';
import { MissingAppearances } from '../../../shared/model/comments/missing-appearances';
import { openDocument } from '../../../shared/pdf/open-document';
import { type Dict, Stream } from '../../../shared/pdf/syntax/values';
import { rawPages } from '../../support/documents/raw';
import { job } from '../../support/hosts/local';

const STROKE = '10 20 30 40 ';
const strokes = (count: number): string => STROKE.repeat(count);

/** Characters of the content of its drawing, or 0 if it is not drawn. */
async function drawnLength(entries: string): Promise<number> {
	const annotation = `<</Type/Annot/C[1 0 0]/Rect[0 0 99 99]${entries}>>`;
	const given = rawPages(1, { pages: { 1: '/Annots[60 0 R]' }, objects: { 60: annotation, 61: `[${strokes(1000)}]` } });
	const document = await openDocument(given, job());
	const appearances = new MissingAppearances(document);
	const found = document.get(60) as Dict;
	await appearances.draw(found, 60);
	const drawn = document.resolve(document.dict(found.get('AP'))?.get('N'));
	return drawn instanceof Stream ? document.decoded(drawn).length : 0;
}

/** A quarter of the numbers that are most. */
const MANY = MOST_NUMBERS / 4;

describe('a comment of many numbers', () => {
	test.each([
		['a stroke', (count: number) => `/Subtype/Ink/InkList[[${strokes(count)}]]`],
		['the corners of a polygon', (count: number) => `/Subtype/Polygon/Vertices[${strokes(count)}]`],
		['lines of marked text', (count: number) => `/Subtype/Highlight/QuadPoints[${strokes(count)}]`],
	])('is drawn with %s as long as most are, and not with a longer one', async (_, entries) => {
		expect(await drawnLength(entries(MANY - 1))).toBeGreaterThan(MANY * STROKE.length);
		expect(await drawnLength(entries(MANY + 1))).toBe(0);
	});

	test.each([
		['strokes', 'Ink/InkList'],
		['segments of a path', 'PolyLine/Path'],
	])('counts %s together that are one and the same', async (_, kind) => {
		const shared = (count: number): string => `/Subtype/${kind}[${'61 0 R '.repeat(count)}]`;
		if (kind.startsWith('Ink')) expect(await drawnLength(shared(12))).toBeGreaterThan(12 * strokes(1000).length);
		expect(await drawnLength(shared(13))).toBe(0);
	});

	test('is not drawn with more waves for each line than all of its lines may have', async () => {
		const line = '0 1 9999 1 0 0 9999 0 ';
		const [one, many] = [
			await drawnLength(`/Subtype/Squiggly/QuadPoints[${line}]`),
			await drawnLength(`/Subtype/Squiggly/QuadPoints[${line.repeat(1000)}]`),
		];
		expect(one).toBeGreaterThan(20_000);
		expect(many).toBeLessThan(50 * one);
	});
});
