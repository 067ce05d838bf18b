import type { OctavoError } from '../../../shared/contract/errors';
import { rich } from '../../support/documents/drawn';
import { localBackend } from '../../../shared/local';
import { asDocument, local, pause } from '../../support/hosts/local';
import { reordered } from '../../support/hosts/results';
import { expectLinear } from '../../support/cost/growth';
import { rawPages, rawPdf } from '../../support/documents/raw';
import { pageTexts, qpdfCheck, uncompressed, withTools } from '../../support/judges/tools';
import { amount, testInTurn } from '../../support/sample';

const COUNT = amount(10_000, 3000);

/** COUNT objects from `first` on, made by `make`. */
const chain = (first: number, make: (number: number, last: boolean) => string) =>
	Object.fromEntries(
		Array.from({ length: COUNT }, (_, index) => [first + index, make(first + index, index === COUNT - 1)] as const),
	);

withTools('qpdf', 'poppler')('documents of hostile shape', () => {
	testInTurn.each<[string, string, Record<number, string>]>([
		[
			'an outline as deep as it is long, every entry to the removed page',
			'/Outlines 99 0 R',
			{
				99: `<</First 100 0 R/Last 100 0 R/Count ${COUNT}>>`,
				...chain(
					100,
					(number, last) =>
						`<</Title(Gone)/Parent ${number - 1} 0 R/Dest[12 0 R/Fit]${last ? '' : `/First ${number + 1} 0 R/Last ${number + 1} 0 R/Count 1`}>>`,
				),
			},
		],
		[
			'an outline that goes round in circles',
			'/Outlines 99 0 R',
			{
				99: '<</First 100 0 R/Last 101 0 R/Count 9>>',
				100: '<</Title(Gone)/Parent 101 0 R/Next 101 0 R/Prev 101 0 R/First 101 0 R/Last 100 0 R/Count 3/Dest[12 0 R/Fit]>>',
				101: '<</Title(Gone)/Parent 100 0 R/Next 100 0 R/Prev 100 0 R/First 100 0 R/Last 101 0 R/Count 3/Dest[12 0 R/Fit]>>',
			},
		],
		[
			'a chain of actions without end',
			'/OpenAction 100 0 R',
			chain(100, (number, last) => `<</S/GoTo/D[12 0 R/Fit]/Next ${last ? 100 : number + 1} 0 R>>`),
		],
		[
			'a name tree as deep as it is long, and around',
			'/Names<</Dests 100 0 R>>',
			chain(
				100,
				(number, last) =>
					`<</Limits[(a)(z)]/Names[(n${number})[12 0 R/Fit]]/Kids[${last ? 100 : number + 1} 0 R ${number} 0 R]>>`,
			),
		],
		[
			'fields inside fields',
			'/AcroForm<</Fields[100 0 R]>>',
			chain(100, (number, last) =>
				last
					? `<</T(x)/FT/Tx/V(Gone)/Subtype/Widget/Rect[0 0 1 1]/Parent ${number - 1} 0 R>>`
					: `<</T(x)/Kids[${number + 1} 0 R]/Parent ${number === 100 ? number : number - 1} 0 R>>`,
			),
		],
		[
			'elements inside elements',
			'/StructTreeRoot<</K 100 0 R/ParentTree<</Nums[0 100 0 R 1 101 0 R]/Kids[100 0 R]>>>>',
			chain(100, (number, last) =>
				last
					? `<</S/P/P ${number - 1} 0 R/Pg 12 0 R/K 0/ActualText(Gone)>>`
					: `<</S/Div/P ${number === 100 ? number : number - 1} 0 R/K ${number + 1} 0 R>>`,
			),
		],
		[
			'threads of one bead after the other',
			'/Threads[99 0 R 98 0 R 99 0 R]',
			{
				98: '(no thread)',
				99: '<</F 100 0 R/I<</Title(Gone)>>>>',
				...chain(100, (number, last) => `<</N ${last ? 100 : number + 1} 0 R/V ${number - 1} 0 R/P 12 0 R/R[0 0 1 1]>>`),
			},
		],
	])('%s', async (_, catalog, objects) => {
		const last = 99 + COUNT;
		const input = rawPages(2, {
			catalog,
			pages: { 2: `/StructParents 1/Annots[${last} 0 R 100 0 R 1 0 R 2 0 R 11 0 R]` },
			objects,
		});
		const bytes = await reordered(input, '1,1');
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(pageTexts(bytes)).toEqual(['Page 1', 'Page 1']);
		expect(uncompressed(bytes)).not.toContain('Gone');
	});

	const doubled = (number: number, last: boolean) => (last ? '' : `/Next[${number + 1} 0 R ${number + 1} 0 R]`);

	test.each<[string, (number: number, last: boolean) => string]>([
		['each names the next one twice', doubled],
		[
			'each names the next two',
			(number, last) => (last ? '' : `/Next[${number + 1} 0 R ${Math.min(number + 2, 99 + COUNT)} 0 R]`),
		],
		['each names the next one and the first', (number, last) => `/Next[${last ? 100 : number + 1} 0 R 100 0 R]`],
	])('looks at each action of a chain a few times, if %s', async (_, next) => {
		const input = rawPages(2, {
			catalog: '/OpenAction 100 0 R',
			pages: { 1: '/AA<</O 5000 0 R/C 100 0 R>>' },
			objects: chain(100, (number, last) => `<</S/GoTo/D[12 0 R/Fit]${next(number, last)}>>`),
		});
		// Every step counts against this limit.
		const few = localBackend({ pause, limits: { nodes: 5 * COUNT } });
		const { documents } = await few.run('reorder_pages', [asDocument(input)], { page_order: '1' });
		expect(qpdfCheck(documents[0]!.bytes)).toMatchObject({ clean: true });
		expect(uncompressed(documents[0]!.bytes)).not.toContain('/GoTo');
	});

	testInTurn('loses no more than the feature if a reference leads to the wrong object', async () => {
		const text = uncompressed(await rich(5));
		const references = [...text.matchAll(/\b\d+ 0 R/g)];
		const wrong = ['null', '-1', '/X', '(s)', '[]', '<<>>', 'true', '99999 0 R'];
		for (let round = 0; round < 30; round++) {
			let broken = text;
			// Every 7th reference or so, another one each round.
			for (const [index, { 0: reference, index: at }] of [...references.entries()].reverse()) {
				const dice = (index * 7919 + round * 104_729) % 97;
				if (dice >= 14) continue;
				const other =
					dice < 4 ? wrong[(index + round) % wrong.length]! : references[(index * 31 + round * 17) % references.length]![0];
				broken = broken.slice(0, at) + other + broken.slice(at + reference.length);
			}
			for (const order of ['1', '1,1']) {
				const outcome = await reordered(Buffer.from(broken, 'latin1'), order).catch((thrown: OctavoError) => thrown.code);
				if (typeof outcome === 'string') expect(outcome).toBe('unreadable_document');
				else expect(Buffer.from(outcome).toString('latin1', 0, 5)).toBe('%PDF-');
			}
		}
	});
});

/** `count` pages that share one array of as many `items`, and more of them. */
function sharingArray(count: number, key: string, item: string, more: string): Uint8Array {
	const numbers = Array.from({ length: count }, (_, index) => 100 + index);
	return rawPdf({
		1: '<</Type/Catalog/Pages 2 0 R>>',
		2: `<</Type/Pages/Count ${count}/Kids[${numbers.map((number) => `${number} 0 R`).join(' ')}]/MediaBox[0 0 9 9]>>`,
		3: `[${item.repeat(count)}${more}]`,
		4: ['', ''],
		5: '<</Type/Annot/Subtype/Link/Rect[0 0 1 1]/Dest(nowhere)>>',
		6: '<</Type/Annot/Subtype/Link/Rect[0 0 1 1]/Dest[100 0 R/Fit]>>',
		...Object.fromEntries(numbers.map((number) => [number, `<</Type/Page/Parent 2 0 R/${key} 3 0 R>>`])),
	});
}

describe('pages that share a large array', () => {
	testInTurn.each<[string, string, string, string]>([
		['of content streams', 'Contents', '4 0 R ', ''],
		['of content streams and other things', 'Contents', '4 0 R ', '5 0 R'],
		['of links', 'Annots', '5 0 R ', ''],
		['of links, one of which loses its target', 'Annots', '5 0 R ', '6 0 R'],
	])('%s take time, and space, in proportion to the size', async (_, key, item, more) => {
		const remove = async (size: number): Promise<void> => {
			const input = sharingArray(size, key, item, more);
			const { documents } = await local.run('remove_pages', [asDocument(input)], { first_page: 1, last_page: 1 });
			expect(documents[0]!.bytes.length).toBeLessThan(1.1 * input.length);
		};
		await expectLinear(remove, 3000);
	});
});
