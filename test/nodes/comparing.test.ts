/** compare_documents in n8n: the document that shows the differences is a second file (docs/semantics.md, §33.1). */
import { executeItems } from '../../nodes/OctavoPdf/execute';
import { texts } from '../support/documents/texts';
import { harness, parametersOf, said } from './execute-functions';
import { testInTurn } from '../support/sample';

const [EARLIER, LATER] = [texts(['']), texts(['9 9 99 99 re f'])];

async function compare(later: Uint8Array, differencePdf: boolean) {
	const { context, bytesOf } = harness({
		parameters: parametersOf({
			resource: 'document',
			operation: 'compareDocuments',
			compareTo: 'old',
			options: { differencePdf },
		}),
		items: [{ json: {}, files: { data: { bytes: later, fileName: 'terms.pdf' }, old: { bytes: EARLIER, fileName: 'old.pdf' } } }],
	});
	const [item] = await executeItems(context);
	return { item, bytesOf };
}

testInTurn('puts the document beside the data, which does not hold it', async () => {
	const { item, bytesOf } = await compare(LATER, true);
	expect(item!.binary!['difference']).toMatchObject({ fileName: 'terms-difference.pdf', mimeType: 'application/pdf' });
	const bytes = bytesOf(item!.binary!['difference']);
	expect(Buffer.from(bytes).toString('latin1', 0, 5)).toBe('%PDF-');
	expect(said(item).comparison).toMatchObject({
		same: false,
		difference: { fileName: 'terms-difference.pdf', size: bytes.length },
	});
	expect(JSON.stringify(item!.json)).not.toContain('content');
});

it.each([
	['no page changed', EARLIER, true],
	['it was not asked for', LATER, false],
])('has no second file if %s', async (_, later, wanted) => {
	const { item } = await compare(later, wanted);
	expect(Object.keys(item!.binary ?? {})).not.toContain('difference');
});
