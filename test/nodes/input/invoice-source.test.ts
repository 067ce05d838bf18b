/** Invoices as XML, in a binary field or as text of the panel. */
import { executeItems } from '../../../nodes/OctavoPdf/execute';
import { invoiceXml } from '../../support/documents/invoice-xml';
import { harness, parametersOf, said, type Setup } from '../execute-functions';

const run = async (parameters: object, item: Setup['items'][number]) => {
	const all = parametersOf({ resource: 'eInvoice', operation: 'checkEInvoice', ...parameters }) as Setup['parameters'];
	const [output] = await executeItems(harness({ parameters: all, items: [item] }).context);
	return said(output);
};

it('checks a file in a binary field', async () => {
	const item = { json: {}, files: { data: { bytes: Buffer.from(invoiceXml()), fileName: 'a.xml' } } };
	expect(await run({ inputFrom: 'field', binaryPropertyName: 'data' }, item)).toMatchObject({ check: { passed: true } });
});

it('checks text, and says what to enter if it is empty', async () => {
	const item = { json: {}, files: {} };
	const wrong = invoiceXml().replace('>EUR<', '>EUX<');
	expect(await run({ inputFrom: 'xml', invoiceXml: wrong }, item)).toMatchObject({
		check: { passed: false, failures: [{ rule: 'BR-CL-04', found: 'EUX' }, { rule: 'BR-CO-15' }] },
	});
	await expect(run({ inputFrom: 'xml', invoiceXml: '' }, item)).rejects.toThrow(/Invoice XML .*XML of an invoice/);
});
