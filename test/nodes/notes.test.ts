/** Hints in the output pane (docs/semantics.md, D28 and D38). */
import { executeItems } from '../../nodes/OctavoPdf/execute';
import { numbered } from '../support/documents/drawn';
import { encryptedByQpdf } from '../support/documents/protection';
import { certified } from '../support/documents/signed';
import { withTools } from '../support/judges/tools';
import { harness, parametersOf, said, type TestFile } from './execute-functions';

async function run(parameters: Readonly<Record<string, unknown>>, files: Readonly<Record<string, TestFile>>[]) {
	const made = harness({ parameters: parametersOf(parameters), items: files.map((one) => ({ files: one })) });
	return { ...made, output: await executeItems(made.context) };
}

describe('signatures', () => {
	it('hints that the signatures of a changed document are no longer valid, and names the operation that removes them', async () => {
		const data = { bytes: certified(), fileName: 'contract.pdf' };
		const { output, hints } = await run({ resource: 'page', operation: 'rotatePages', angle: '90', pages: 'all' }, [{ data }]);
		const message =
			'2 signatures are still in the result but no longer valid, because the document changed. Sign it again, or use Remove Signatures first.';
		expect(hints).toEqual([message]);
		expect(said(output[0]).notes).toEqual([message]);
	});

	it('gives no hint for a document without signatures, or for one that is only read', async () => {
		const data = { bytes: await numbered(2), fileName: 'report.pdf' };
		const rotated = await run({ resource: 'page', operation: 'rotatePages', angle: '90', pages: 'all' }, [{ data }]);
		expect(rotated.hints).toEqual([]);
		const contract = { bytes: certified(), fileName: 'contract.pdf' };
		const info = await run({ resource: 'document', operation: 'getDocumentInfo' }, [{ data: contract }]);
		expect(info.hints).toEqual([]);
	});

	it('hints that a merge removes signatures, and that not all of it is tagged', async () => {
		const files = [
			{ bytes: certified(), fileName: 'contract.pdf' },
			{ bytes: await numbered(1), fileName: 'annex.pdf' },
		];
		const { hints } = await run(
			{ resource: 'document', operation: 'mergeDocuments' },
			files.map((data) => ({ data })),
		);
		expect(hints).toEqual([
			'2 signatures were removed, because a signature cannot survive a merge.',
			'The result is not marked as tagged, because annex.pdf is not. It has the tags of the other documents.',
		]);
	});
});

withTools('qpdf')('protection', () => {
	it('hints that a merge is not encrypted, and names the files that were', async () => {
		const files = [
			{ bytes: encryptedByQpdf(await numbered(1), 'AESV3 R6', 'open me', 'owner'), fileName: 'payslip.pdf' },
			{ bytes: await numbered(1), fileName: 'cover.pdf' },
			{ bytes: encryptedByQpdf(await numbered(1), 'AESV3 R6', '', 'owner'), fileName: 'terms.pdf' },
		];
		const merge = { resource: 'document', operation: 'mergeDocuments', options: { openPassword: 'open me' } };
		const { output, hints } = await run(
			merge,
			files.map((data) => ({ data })),
		);
		const message = 'The result is not encrypted: it has neither the password nor the restrictions of payslip.pdf, terms.pdf.';
		expect(hints).toEqual([message]);
		expect(said(output[0]).notes).toEqual([message]);
	});

	it('calls permissions by their labels', async () => {
		const data = { bytes: await numbered(1), fileName: 'terms.pdf' };
		const forbidding = {
			resource: 'security',
			operation: 'addRestrictions',
			ownerPassword: 'the office',
			encryptionAlgorithm: 'AES-256',
			permissions: { allowCopyContent: false },
		};
		const restricted = await run(forbidding, [{ data }]);
		expect(said(restricted.output[0]).restrictions).toEqual(['Copying Content']);
		const terms = { bytes: restricted.bytesOf(restricted.output[0]?.binary?.data), fileName: 'terms.pdf' };
		const adding = { resource: 'security', operation: 'addPassword', password: 'open me', encryptionAlgorithm: 'AES-256' };
		const { hints } = await run(adding, [{ data: terms }]);
		expect(hints).toHaveLength(1);
		expect(hints[0]).toMatch(/^The document had restrictions \(Allow Copying Content = false\)/);
	});

	it('calls the operation by its label if a document with a password is left out', async () => {
		const files = [
			{ bytes: encryptedByQpdf(await numbered(1), 'AESV3 R6', 'open me', 'owner'), fileName: 'payslip.pdf' },
			{ bytes: await numbered(1), fileName: 'cover.pdf' },
		];
		const merge = { resource: 'document', operation: 'mergeDocuments', options: { skipUnreadable: true } };
		const { hints } = await run(
			merge,
			files.map((data) => ({ data })),
		);
		expect(hints).toEqual(["Left out 'payslip.pdf': The PDF document needs a password to open [item 1]"]);
	});
});
