/** On labels and receipts, a margin that the user did not give never refuses the page. */
import { decode, type RawParameters } from '../../../../shared/contract/values/decode';
import type { OperationName } from '../../../../shared/contract/operations';
import { numbered } from '../../../support/documents/drawn';
import { png } from '../../../support/documents/images';
import { asDocument, local } from '../../../support/hosts/local';
import { qpdfCheck, renderPages, withTools } from '../../../support/judges/tools';

const image = { name: 'mark.png', bytes: png({ type: 2, depth: 8 }) };

const stamps: [OperationName, RawParameters][] = [
	['add_text_watermark', { line_1: 'COPY', transparency: '0', color: 'Black' }],
	['add_image_watermark', { transparency: '0', image }],
	['add_page_numbers', {}],
];

withTools('qpdf', 'poppler')('a page smaller than the default margins', () => {
	test.each(stamps)('%s', async (operation, raw) => {
		const input = await numbered(1, { size: [300, 70] });
		const run = (more: RawParameters) => local.run(operation, [asDocument(input)], decode(operation, { ...raw, ...more }));
		const { bytes } = (await run({})).documents[0]!;
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(renderPages(bytes)).not.toEqual(renderPages(input));
		await expect(run({ margin: '1.01' })).rejects.toMatchObject({ issues: [{ field: 'margin' }] });
	});
});
