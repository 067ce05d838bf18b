import { labelsOf, Objects } from '../../support/judges/facts';
import { reordered } from '../../support/hosts/results';
import { rawPages } from '../../support/documents/raw';
import { qpdfCheck, withTools } from '../../support/judges/tools';
import { testInTurn } from '../../support/sample';

withTools('qpdf')('page labels', () => {
	const input = rawPages(8, {
		catalog: '/PageLabels<</Kids[60 0 R 61 0 R]>>',
		objects: {
			60: '<</Limits[0 2]/Nums[0<</S/r>>2 62 0 R]>>',
			61: '<</Limits[5 7]/Nums[5<</P(Cover)>>7<</S/D/P(B-)/St 10>>]>>',
			62: '<</S/D/P(A-)/St 3>>',
		},
	});

	testInTurn('keeps the label of every page, in as few ranges as possible', async () => {
		expect(labelsOf(input)).toEqual(['i', 'ii', 'A-3', 'A-4', 'A-5', 'Cover', 'Cover', 'B-10']);
		for (const [order, pages] of [
			['1..8', [1, 2, 3, 4, 5, 6, 7, 8]],
			['-1..1', [8, 7, 6, 5, 4, 3, 2, 1]],
			['3,4,6,7,1', [3, 4, 6, 7, 1]],
			['8,8,2', [8, 8, 2]],
		] as const) {
			const bytes = await reordered(input, order);
			expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
			expect(labelsOf(bytes)).toEqual(pages.map((page) => labelsOf(input)[page - 1]));
		}
		const objects = new Objects(await reordered(input, '3,4,6,7,1'));
		expect(objects.catalog('/PageLabels', '/Nums')).toEqual([
			0,
			{ '/S': '/D', '/P': 'u:A-', '/St': 3 },
			2,
			{ '/P': 'u:Cover' },
			4,
			{ '/S': '/r' },
		]);
	});

	test('writes a balanced tree if each of many pages has its own range', async () => {
		const bytes = await reordered(rawPages(29, { catalog: '/PageLabels<</Nums[0<</S/D>>]>>' }), '-1..1,-1..1,-1..1');
		expect(labelsOf(bytes).slice(0, 30)).toEqual([...Array.from({ length: 29 }, (_, index) => String(29 - index)), '29']);
		const kids = new Objects(bytes).catalog('/PageLabels', '/Kids');
		expect(kids).toHaveLength(2);
	});
});
