/** Where very many fields or annotations are on one page, work asks at each whether others are due. */
import { Pace } from '../../shared/pdf/pace';
import { rawPages } from '../support/documents/raw';
import type { Costly } from '../support/hostile/costly';
import { prepare } from '../support/hostile/run-costly';
import { asDocument } from '../support/hosts/local';

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

describe('asks at each', () => {
	test.each([
		['a field that is flattened', given('flatten_form'), 5],
		['a field that is merged', given('merge_documents', 2), 15],
		['an annotation that is flattened', given('flatten_annotations', 1, 'Stamp'), 5],
	])('%s', async (_, one, least) => {
		const asks = await asksPerField(one);
		expect(asks).toBeGreaterThanOrEqual(least);
	});
});
