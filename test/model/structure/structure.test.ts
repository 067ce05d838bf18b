import { Objects } from '../../support/judges/facts';
import { reordered } from '../../support/hosts/results';
import { rawPages } from '../../support/documents/raw';
import { qpdfCheck, uncompressed, withTools } from '../../support/judges/tools';

/**
 * Document > Sect one (H on 1; P across 1 and 2, with /ActualText) and Sect two (H on 2; Link on 2; nested Note on 2), a Figure
 * whose content is an indirect reference to page 2, and a paragraph on page 3 that speaks of a note on page 2.
 */
const sample = () =>
	rawPages(3, {
		catalog: '/MarkInfo<</Marked true>>/StructTreeRoot 60 0 R',
		pages: { 1: '/StructParents 0', 2: '/StructParents 1/Annots[90 0 R]', 3: '/StructParents 7/Annots[91 0 R]' },
		objects: {
			60: '<</Type/StructTreeRoot/K 61 0 R/ParentTree 62 0 R/ParentTreeNextKey 9/IDTree<</Names[(h1)66 0 R(n2)69 0 R]>>>>',
			61: '<</S/Document/P 60 0 R/K[64 0 R 65 0 R 72 0 R 74 0 R]/ActualText(Whole Secret)>>',
			62: '<</Kids[63 0 R 75 0 R]>>',
			63: '<</Limits[0 3]/Nums[0[66 0 R 67 0 R]1 76 0 R 2 70 0 R 3 74 0 R]>>',
			64: '<</S/Sect/P 61 0 R/K[66 0 R 67 0 R]/ActualText(Section Secret)/Alt(Section)>>',
			65: '<</S/Sect/P 61 0 R/T(Two Secret)/K[68 0 R 70 0 R 71 0 R]>>',
			66: '<</S/H/P 64 0 R/Pg 11 0 R/K 0/ID(h1)>>',
			67: '<</S/P/P 64 0 R/Pg 11 0 R/K[1<</Type/MCR/Pg 12 0 R/MCID 0>>]/ActualText(Paragraph Secret)/Alt(Paragraph)>>',
			68: '<</S/H/P 65 0 R/K 1>>',
			69: '<</S/Note/P 71 0 R/Pg 12 0 R/K[2]/ID(n2)/ActualText(Note Secret)>>',
			70: '<</S/Link/P 65 0 R/Pg 12 0 R/K[<</Type/OBJR/Obj 90 0 R>>3]>>',
			71: '<</S/Div/P 65 0 R/K 69 0 R>>',
			72: '<</S/Figure/P 61 0 R/K 73 0 R/Alt(Figure Secret)>>',
			73: '<</Type/MCR/Pg 12 0 R/MCID 4>>',
			74: '<</S/P/P 61 0 R/K[<</Type/MCR/Pg 13 0 R/MCID 0>><</Type/OBJR/Obj 91 0 R/Pg 13 0 R>>]/Ref[69 0 R 66 0 R]>>',
			75: '<</Limits[7 7]/Nums[7[74 0 R]]>>',
			76: '[67 0 R 68 0 R 69 0 R 70 0 R 72 0 R]',
			90: '<</Subtype/Link/Rect[0 0 9 9]/StructParent 2/A<</S/URI/URI(u)>>>>',
			91: '<</Subtype/Link/Rect[0 0 9 9]/StructParent 3/Dest[12 0 R/Fit]>>',
		},
	});

withTools('qpdf')('structure', () => {
	test('removes the content of removed pages from elements, and elements that become empty', async () => {
		const bytes = await reordered(sample(), '1,3');
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(uncompressed(bytes)).not.toContain('Secret');
		const objects = new Objects(bytes);
		expect(objects.dangling()).toEqual([]);
		const root = objects.catalog('/StructTreeRoot');
		const whole = objects.get(root['/K']);
		expect(whole['/K']).toHaveLength(2);
		const [sect, last] = whole['/K'].map((kid: string) => objects.get(kid));
		expect(sect).toMatchObject({ '/S': '/Sect', '/Alt': 'u:Section' });
		const [heading, paragraph] = sect['/K'];
		// Remaining content keeps its description, but not the text of removed content.
		expect(objects.get(paragraph)).toEqual({
			'/S': '/P',
			'/P': whole['/K'][0],
			'/Pg': objects.pages()[0],
			'/K': 1,
			'/Alt': 'u:Paragraph',
		});
		// The link of page 3 to page 2 went, with its part of the element.
		expect(last['/K']).toMatchObject({ '/Type': '/MCR' });
		expect(last['/Ref']).toEqual([heading]);
		expect(objects.at(root['/IDTree'], '/Names')).toEqual(['u:h1', heading]);
		expect(objects.at(root['/ParentTree'], '/Kids')).toHaveLength(2);
		expect(objects.at(root['/ParentTree'], '/Kids', 0)).toEqual({ '/Limits': [0, 0], '/Nums': [0, [heading, paragraph]] });
		expect(root['/ParentTreeNextKey']).toBe(9);
	});

	test('keeps the logical order if pages are reordered', async () => {
		const objects = new Objects(await reordered(sample(), '3..1'));
		const before = new Objects(sample());
		expect(objects.catalog('/StructTreeRoot', '/K')).toEqual(before.catalog('/StructTreeRoot', '/K'));
		expect(objects.find({ '/S': '/Link' })).toEqual(before.find({ '/S': '/Link' }));
	});

	test('is not a tagged document if no tagged page remains', async () => {
		const input = rawPages(2, {
			catalog: '/MarkInfo<</Marked true>>/StructTreeRoot<</K[61 0 R]/ParentTree<</Nums[0[61 0 R]]>>>>',
			pages: { 1: '/StructParents 0' },
			objects: { 61: '<</S/P/P 60 0 R/Pg 11 0 R/K 0>>' },
		});
		const objects = new Objects(await reordered(input, '2'));
		expect(objects.catalog('/StructTreeRoot')).toBeUndefined();
		expect(objects.catalog('/MarkInfo')).toBeUndefined();
	});
});
