import { executeItems } from '../../../nodes/OctavoPdf/execute';
import { numbered } from '../../support/documents/drawn';
import { sample } from '../../support/documents/samples';
import { pageTexts, withTools } from '../../support/judges/tools';
import { harness, parametersOf } from '../execute-functions';

withTools('poppler')('a second file', () => {
	it('puts a letterhead of another node behind the pages, loaded once for all items', async () => {
		const data = { bytes: await numbered(2), fileName: 'invoice.pdf' };
		const letterhead = Buffer.from((await sample('letter.pdf')).bytes).toString('base64');
		const overlay = { data: letterhead, mimeType: 'application/pdf', fileName: 'letterhead.pdf' };
		const made = harness({
			storage: 'inline',
			parameters: parametersOf({
				resource: 'stamp',
				operation: 'addOverlay',
				overlay: () => overlay,
				layer: 'under',
				pages: 'all',
			}),
			items: [{ files: { data } }, { files: { data } }],
		});
		const output = await executeItems(made.context);
		for (const [index, text] of pageTexts(made.bytesOf(output[1]?.binary?.data)).entries()) {
			expect(text).toContain(`Page ${index + 1}`);
			expect(text).toContain('Dear reader');
		}
		expect(made.loaded).toHaveLength(3);
	});
});
