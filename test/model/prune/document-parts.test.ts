import { Objects } from '../../support/judges/facts';
import { asDocument, local } from '../../support/hosts/local';
import { rawPages } from '../../support/documents/raw';
import { qpdfCheck, uncompressed, withTools } from '../../support/judges/tools';

withTools('qpdf')('document parts', () => {
	test('removes the hierarchy of document parts and its metadata', async () => {
		const input = rawPages(3, {
			catalog: '/DPartRoot 60 0 R',
			pages: { 1: '/DPart 62 0 R', 2: '/DPart 63 0 R', 3: '/DPart 63 0 R' },
			objects: {
				60: '<</Type/DPartRoot/DPartRootNode 61 0 R>>',
				61: '<</Type/DPart/Parent 60 0 R/DParts[[62 0 R 63 0 R]]>>',
				62: '<</Type/DPart/Parent 61 0 R/Start 11 0 R/DPM<</Customer(Ada)>>>>',
				63: '<</Type/DPart/Parent 61 0 R/Start 12 0 R/End 13 0 R/DPM<</Customer(Secret)>>>>',
			},
		});
		const { documents } = await local.run('extract_pages', [asDocument(input)], { first_page: 1, last_page: 1 });
		const { bytes } = documents[0]!;
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(uncompressed(bytes)).not.toContain('Secret');
		expect(new Objects(bytes).catalog('/DPartRoot')).toBeUndefined();
		const { documents: same } = await local.run('extract_pages', [asDocument(input)], { first_page: 1 });
		expect(uncompressed(same[0]!.bytes)).toContain('Secret');
	});
});
