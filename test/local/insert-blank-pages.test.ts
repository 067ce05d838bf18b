import { asDocument, local } from '../support/hosts/local';
import { rawPages } from '../support/documents/raw';
import { labelsOf, outlineLines } from '../support/judges/facts';
import { pageTexts, qpdfCheck, renderPages, withTools } from '../support/judges/tools';

withTools('qpdf', 'poppler')('insert_blank_pages', () => {
	test('inserts pages as large as their neighbours, and keeps labels and destinations by number', async () => {
		const input = rawPages(3, {
			catalog:
				'/PageLabels<</Nums[0<</S/r>>2<</S/D/P(A-)>>]>>/Outlines 60 0 R/ViewerPreferences<</PrintPageRange[1 1]/DisplayDocTitle true>>',
			pages: { 2: '/Rotate 90/UserUnit 2/CropBox[0 0 100 150]' },
			objects: {
				60: '<</First 61 0 R/Last 61 0 R/Count 1>>',
				61: '<</Title(Third)/Parent 60 0 R/Dest[2/XYZ 0 150 0]>>',
			},
		});
		const { documents, facts } = await local.run('insert_blank_pages', [asDocument(input)], { blank_before: '2, 3' });
		const { bytes } = documents[0]!;
		expect(facts).toEqual({ sourcePageCount: 3, pageCount: 5, insertedPages: 2 });
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(pageTexts(bytes).map((text) => text.trim())).toEqual(['Page 1', '', 'Page 2', '', 'Page 3']);
		expect(labelsOf(bytes)).toEqual(['i', '', 'ii', '', 'A-1']);
		expect(outlineLines(bytes)).toEqual(['Third > 5']);
		const [, blank, neighbour, last] = renderPages(bytes, { dpi: 18, cropped: true });
		expect([blank!.width, blank!.height]).toEqual([neighbour!.width, neighbour!.height]);
		expect([last!.width, last!.height]).toEqual([75, 50]);
		expect(new Set(blank!.rgb)).toEqual(new Set([255]));
		expect(Buffer.from(bytes).includes('PrintPageRange')).toBe(false);
	});
});
