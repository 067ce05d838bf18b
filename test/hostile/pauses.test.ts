/** Where very many fields or annotations are on one page, work asks at each whether others are due. */
import { MissingAppearances } from '../../shared/model/comments/missing-appearances';
import type { Field } from '../../shared/model/form/form-model';
import { FieldNames } from '../../shared/model/form/names';
import { openDocument } from '../../shared/pdf/open-document';
import { Pace } from '../../shared/pace/pace';
import type { Dict, Stream } from '../../shared/pdf/syntax/values';
import { rawPages } from '../support/documents/raw';
import type { Costly } from '../support/hostile/costly';
import { prepare } from '../support/hostile/run-costly';
import { asDocument, job } from '../support/hosts/local';

/** A page of as many annotations, each of which has a look; widgets are fields. */
function annotated(count: number, subtype: string): Uint8Array {
	const numbers = Array.from({ length: count }, (_, index) => 100 + index);
	const list = numbers.map((number) => `${number} 0 R`).join(' ');
	const entries = `/Type/Annot/Subtype/${subtype}/FT/Tx/V(x)/DA(/H 0 Tf)/Rect[0 0 99 20]/AP<</N 98 0 R>>`;
	const objects = Object.fromEntries(numbers.map((number) => [number, `<<${entries}/T(a${number})>>`]));
	return rawPages(1, {
		catalog: subtype === 'Widget' ? `/AcroForm<</Fields[${list}]>>` : '',
		pages: { 1: `/Annots[${list}]` },
		objects: { ...objects, 98: ['/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<<>>', ''] },
	});
}

/** How often the work asks, more often for each further field. */
async function asksPerField(one: Costly): Promise<number> {
	const counts: number[] = [];
	for (const size of [100, 300]) {
		const work = prepare(one, size);
		const step = jest.spyOn(Pace.prototype, 'step');
		expect(await work()).toBe('ok');
		counts.push(step.mock.calls.length);
		step.mockRestore();
	}
	return (counts[1]! - counts[0]!) / 200;
}

const given = (operation: Costly['operation'], copies = 1, subtype = 'Widget'): Costly => ({
	operation,
	documents: (size) => Array.from({ length: copies }, (_, index) => asDocument(annotated(size, subtype), `${index}.pdf`)),
	size: 300,
	ends: 'ok',
});

/** A document of as many attachments, of which each is one string. */
function attached(count: number): Uint8Array {
	const files = Array.from({ length: count }, (_, index) => `(${index})(x)`).join('');
	return rawPages(1, { catalog: '/Names<</EmbeddedFiles 90 0 R>>', objects: { 90: `<</Names[${files}]>>` } });
}

/** A page of as many texts, each of which is written in another direction. */
function turned(count: number): Uint8Array {
	const shown = Array.from({ length: count }, (_, index) => {
		const [cos, sin] = [Math.cos(index / 2), Math.sin(index / 2)].map((value) => value.toFixed(4));
		return `${cos} ${sin} -${sin} ${cos} 150 100 Tm (ab) Tj`.replace('--', '');
	});
	return rawPages(1, { objects: { 41: ['', `BT /F 6 Tf ${shown.join(' ')} ET`] } });
}

/** A page of as many glyphs, which content draws wider in the later version. */
function drawn(count: number, width: number): Uint8Array {
	const font =
		'<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[0.1 0 0 0.1 0 0]/FirstChar 97/LastChar 97/Widths[9]/Encoding<</Differences[97/a]>>/CharProcs<</a 61 0 R>>/Resources<<>>>>';
	return rawPages(1, {
		pages: { 1: '/Resources<</Font<</T 60 0 R>>>>' },
		objects: { 41: ['', `BT /T 1 Tf (${'a'.repeat(count)}) Tj ET`], 60: font, 61: ['', `9 0 d0 0 0 ${width} 9 re f`] },
	});
}
const glyphs: Pick<Costly, 'documents' | 'parameters'> = {
	documents: (size) => [asDocument(drawn(size, 8))],
	parameters: (size) => ({ compare_to: asDocument(drawn(size, 7)) }),
};

describe('asks at each', () => {
	test.each<[string, Costly, number]>([
		[
			'a name that is merged',
			{ ...given('merge_documents'), documents: (size) => [1, 2].map((file) => asDocument(attached(size), `${file}.pdf`)) },
			6,
		],
		[
			'a direction of writing',
			{ ...given('extract_text'), documents: (size) => [asDocument(turned(size))], parameters: () => ({ layout: 'page' }) },
			3,
		],
		['a field that is flattened', given('flatten_form'), 5],
		['a field that is merged', given('merge_documents', 2), 15],
		['a glyph that content draws and that changed', { ...given('compare_documents'), ...glyphs }, 7],
		['an annotation that is flattened', given('flatten_annotations', 1, 'Stamp'), 5],
	])('%s', async (_, one, least) => {
		const asks = await asksPerField(one);
		expect(asks).toBeGreaterThanOrEqual(least);
	});
});

test('asks at each field whose names are kept', async () => {
	const step = jest.spyOn(Pace.prototype, 'step');
	const fields = Array.from({ length: 300 }, (_, index) => ({ name: `a.b${index}`, part: `b${index}` }) as Field);
	const names = await FieldNames.indexFields(fields, job().pace);
	expect(step.mock.calls).toHaveLength(300);
	step.mockRestore();
	expect(names.find('b299')).toEqual({ field: fields[299] });
});

test('asks before and after the drawing of a comment, and deflates a long one in pieces', async () => {
	const step = jest.spyOn(Pace.prototype, 'step');
	const quads = '0 9 9 9 0 0 9 0 '.repeat(6000);
	const annotation = `<</Type/Annot/Subtype/Squiggly/C[1 0 0]/Rect[0 0 99 99]/QuadPoints[${quads}]>>`;
	const document = await openDocument(rawPages(1, { pages: { 1: '/Annots[60 0 R]' }, objects: { 60: annotation } }), job());
	const comment = document.get(60) as Dict;
	step.mockClear();
	await new MissingAppearances(document).draw(comment, 60);
	const costs = step.mock.calls.map(([cost]) => cost);
	step.mockRestore();
	const { length } = document.decoded(document.resolve(document.dict(comment.get('AP'))?.get('N')) as Stream);
	expect(length).toBeGreaterThan(500_000);
	// One look at the clock is 300,000: before the drawing, after it, and for the pieces.
	expect(costs[0]).toBeGreaterThanOrEqual(300_000);
	expect(costs[1]).toBeGreaterThanOrEqual(length);
	expect(costs.length).toBeGreaterThan(4);
});
