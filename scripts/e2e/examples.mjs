// The workflows of examples/n8n, each imported as it is and run for real: by its webhook, or over the sample files inside.
import { assert, assertClean, expect, numbers, pageTexts, showEncryption, uncompressed } from './judge.mjs';
import { numbered } from './documents.mjs';
import { executeHeadless } from './lab.mjs';
import { post, publish } from './operations.mjs';
import { example } from './workflows.mjs';

/** Runs an example from its manual trigger. `at` gives the items that reached a node, by its name, with their files' bytes. */
async function execute({ lab, n8n }, name) {
	const { id } = await n8n.api.createWorkflow(example(name));
	// The files are in the run data, where they can be looked at.
	const run = await executeHeadless(lab, { ...n8n, env: { ...n8n.env, N8N_DEFAULT_BINARY_DATA_MODE: 'default' } }, id);
	const { error, runData } = run.data.resultData;
	assert(run.status === 'success', `status ${run.status}: ${error?.message}; ${error?.description ?? ''}`);
	return (node) => {
		const items = runData[node]?.[0]?.data.main.flat() ?? [];
		return items.map(({ json, binary = {} }) => ({
			json,
			name: binary.data?.fileName,
			bytes: binary.data && Buffer.from(binary.data.data, 'base64'),
		}));
	};
}

const names = (items) => items.map(({ name }) => name);
const FAILED = 'Look Into It';

export const examples = {
	async 'split-report-for-email'({ n8n }) {
		await publish(n8n, 'split-report', example('split-report-for-email'));
		const { status, bytes } = await post(n8n.url, 'split-report', {
			data: ['report.pdf', await numbered(25, { ballast: 2_000_000 })],
		});
		expect([status, bytes.subarray(0, 2).toString()], [200, 'PK'], 'answer');
		for (const name of ['report 1.pdf', 'report 4.pdf']) assert(bytes.includes(name), `${name} is not in the ZIP`);
		const refused = await post(n8n.url, 'split-report', { data: ['report.pdf', Buffer.from('no')] });
		expect(refused.status, 422, 'status');
		assert(refused.bytes.includes('could not be read'), refused.bytes.toString());
		return `50 MB in a ZIP of ${(bytes.length / 1e6).toFixed(1)} MB`;
	},

	async 'merge-mail-attachments'({ n8n }) {
		await publish(n8n, 'inbound-mail', example('merge-mail-attachments'));
		const files = { attachment_2: ['logo.png', Buffer.from('not a document'), 'image/png'] };
		for (let i = 11; i >= 0; i--)
			if (i !== 2) files[`attachment_${i}`] = [`${i}.pdf`, await numbered(2, { word: `Attachment ${i} page` })];
		files.attachment_7 = ['7.pdf', Buffer.from('%PDF-1.4 and nothing else')];
		const { status, bytes } = await post(n8n.url, 'inbound-mail', files);
		expect(status, 200, 'status');
		assertClean(bytes);
		const wanted = [0, 1, 3, 4, 5, 6, 8, 9, 10, 11].flatMap((i) => numbers(1, 2, `Attachment ${i} page`));
		expect(pageTexts(bytes), wanted, 'texts');
	},

	async 'watermark-draft'({ n8n }) {
		await publish(n8n, 'draft', example('watermark-draft'));
		const fields = { customer: 'Ångström & Sons' };
		const { status, bytes } = await post(n8n.url, 'draft', { data: ['offer.pdf', await numbered(3)] }, fields);
		expect(status, 200, 'status');
		assertClean(bytes);
		for (const [index, text] of pageTexts(bytes).entries())
			assert(
				[`Page ${index + 1}`, 'DRAFT', 'Ångström & Sons'].every((part) => text.includes(part)),
				`page ${index + 1} says ${text}`,
			);
	},

	async 'lock-payslips'(context) {
		const at = await execute(context, 'lock-payslips');
		const locked = at('Send to the Employee');
		expect(names(locked), ['anna.pdf', 'boris.pdf'], 'files');
		const words = ['annas word', 'boris, "quoted"'];
		for (const [index, { bytes }] of locked.entries()) {
			assertClean(bytes, words[index]);
			const shown = showEncryption(bytes, words[index]);
			assert(shown.includes('AESv3') && shown.includes('print high resolution: allowed'), shown);
			assert(shown.includes('extract for any purpose: not allowed') && shown.includes('modify anything: not allowed'), shown);
			assert(
				showEncryption(bytes, 'the office').includes('Supplied password is owner password'),
				'the owner password does not open',
			);
		}
		// Without a password there is no payslip: the row is on the error output, with its file.
		const [failed, ...more] = at(FAILED);
		expect([failed.name, more.length], ['carla.pdf', 0], 'failed');
		assert(/^User Password is empty.* \(\w+\.pdf\)$/.test(failed.json.error), failed.json.error);
		assert(pageTexts(failed.bytes)[0] === 'Payslip of Carla', 'the failed item has another file');
	},

	async 'answer-of-a-model-as-pdf'(context) {
		const at = await execute(context, 'answer-of-a-model-as-pdf');
		const [answer] = at('Send Email');
		expect([answer.name, at(FAILED).length], ['answer.pdf', 0], 'result');
		assertClean(answer.bytes);
		assert(pageTexts(answer.bytes)[0].includes('How do I read a CSV file in Python?'), 'the heading is missing');
	},

	async 'report-from-rows'(context) {
		const at = await execute(context, 'report-from-rows');
		const [report] = at('Send');
		expect([report.name, at(FAILED).length], ['deliveries.pdf', 0], 'result');
		assertClean(report.bytes);
		const texts = pageTexts(report.bytes);
		for (const [index, text] of texts.entries())
			assert(text.includes(`Page ${index + 1} of ${texts.length}`) && text.includes('Amount'), `page ${index + 1} says ${text}`);
	},

	async 'invoices-from-rows'(context) {
		const at = await execute(context, 'invoices-from-rows');
		const made = at('Print the Invoices');
		expect([names(made), at(FAILED).length], [['invoice-2026-0412.pdf', 'invoice-2026-0413.pdf'], 0], 'files');
		for (const { bytes } of made) assertClean(bytes);
		expect(
			made.map(({ bytes }) => pageTexts(bytes).length),
			[3, 1],
			'pages',
		);
	},

	async 'certificate-from-a-form'(context) {
		const at = await execute(context, 'certificate-from-a-form');
		const [certificate] = at('Print the Certificate');
		expect([certificate.name, at(FAILED).length], ['certificate.pdf', 0], 'result');
		assertClean(certificate.bytes);
		assert(pageTexts(certificate.bytes)[0].includes('Katherine Johnson'), 'the name is missing');
	},

	async 'strip-signatures'(context) {
		const at = await execute(context, 'strip-signatures');
		const [contract] = at('Sign Again');
		assertClean(contract.bytes);
		assert(!/\/ByteRange|\/SigFlags/.test(uncompressed(contract.bytes)), 'a signature is left');
		expect([contract.json.pdf.removedSignatures, at(FAILED).length], [1, 0], 'facts');
	},

	async 'nightly-clean-up-in-a-region'(context) {
		const at = await execute(context, 'nightly-clean-up-in-a-region');
		expect([names(at('Archive')), names(at(FAILED))], [['contract.pdf'], ['damaged.pdf']], 'files');
		const [{ bytes }] = at('Archive');
		assertClean(bytes);
		assert(!/\/ByteRange|\/SigFlags/.test(uncompressed(bytes)), 'a signature is left');
	},

	async 'e-invoices-from-rows'(context) {
		const at = await execute(context, 'e-invoices-from-rows');
		const sent = at('Send to the Customer');
		expect(names(sent), ['invoice-2026-101.pdf', 'invoice-2026-102.pdf'], 'files');
		for (const { bytes, json } of sent) {
			assertClean(bytes);
			assert(uncompressed(bytes).includes('<fx:ConformanceLevel>EN 16931<'), 'no claim of Factur-X');
			expect(json.pdf.check.passed, true, 'check');
		}
		expect(at(FAILED).length, 0, 'failed');
	},

	async 'letterhead-under-invoices'(context) {
		const at = await execute(context, 'letterhead-under-invoices');
		const sent = at('Send');
		expect(names(sent), ['invoice-1.pdf', 'invoice-2.pdf'], 'files');
		for (const { bytes } of sent) {
			assertClean(bytes);
			assert(
				pageTexts(bytes).every((text) => text.includes('Letterhead') && text.includes('Invoice')),
				'a page lacks letterhead or text',
			);
		}
	},

	async 'logo-and-page-numbers'(context) {
		const at = await execute(context, 'logo-and-page-numbers');
		const [{ bytes }] = at('Publish');
		assertClean(bytes);
		pageTexts(bytes).forEach((text, index) => assert(text.includes(`Page ${index + 1} of 3`), text));
		assert(uncompressed(bytes).includes('/Subtype /Image'), 'there is no logo');
	},

	async 'print-shop-a5-booklet'(context) {
		const [booklet] = (await execute(context, 'print-shop-a5-booklet'))('Print');
		assertClean(booklet.bytes);
		// Three pages, padded to four: the last one is empty.
		const texts = pageTexts(booklet.bytes).map((text) => text.match(/page \d/g));
		expect(texts, [['page 1'], ['page 2', 'page 3']], 'texts');
	},

	async 'receipts-to-a4'(context) {
		const [receipts] = (await execute(context, 'receipts-to-a4'))('Attach to the Report');
		assertClean(receipts.bytes);
		expect(receipts.name, 'receipts.pdf', 'name');
		const texts = pageTexts(receipts.bytes).map((text) => text.trim().split('\n')[0]);
		expect(texts, ['Invoice 1', 'Invoice 1, page 2', 'Payslip of Anna'], 'texts');
	},

	async 'bates-numbers'(context) {
		const at = await execute(context, 'bates-numbers');
		const [{ bytes, json }] = at('File');
		assertClean(bytes);
		pageTexts(bytes).forEach((text, index) => assert(text.includes(`CASE-00000${index + 1}`), text));
		expect(json.pdf.nextNumber, 4, 'nextNumber');
	},

	async 'read-e-invoices'(context) {
		const at = await execute(context, 'read-e-invoices');
		const [xml, without] = at('Book');
		assert(xml.bytes.toString('utf8').includes('<ID>7</ID>'), 'the XML is another one');
		expect([xml.name, xml.json.pdf.attachmentCount, without.json.pdf.attachmentCount], ['factur-x.xml', 1, 0], 'items');
	},

	async 'route-locked-and-signed'(context) {
		const at = await execute(context, 'route-locked-and-signed');
		expect(
			[names(at('Ask for the Password')), names(at('Keep as It Is')), names(at('Process'))],
			[['locked.pdf'], ['contract.pdf'], ['report.pdf']],
			'routes',
		);
	},

	async 'clean-metadata'(context) {
		const at = await execute(context, 'clean-metadata');
		const [{ bytes }] = at('Publish');
		assertClean(bytes);
		assert(uncompressed(bytes).includes('Annual report'), 'the title is not there');
	},

	async 'clean-before-publishing'(context) {
		const at = await execute(context, 'clean-before-publishing');
		const [{ bytes, json }] = at('Publish');
		assertClean(bytes);
		expect(pageTexts(bytes), ['Handbook, page 1'], 'text');
		const whole = uncompressed(bytes);
		for (const gone of ['JavaScript', 'EmbeddedFile', 'Ask the office', '/Highlight'])
			assert(!whole.includes(gone), `${gone} is still there`);
		assert(whole.includes('/Multiply'), 'the highlight is gone');
		const { removedScripts, removedAttachments, removedComments } = json.pdf;
		expect([removedScripts, removedAttachments, removedComments], [1, 1, 1], 'facts');
	},

	async 'fill-form-from-rows'(context) {
		const at = await execute(context, 'fill-form-from-rows');
		const filled = at('Send');
		const people = ['Anna Ångström', 'Boris Бойко'];
		filled.forEach(({ bytes }, index) => {
			assertClean(bytes);
			assert(pageTexts(bytes)[0].includes(people[index]), pageTexts(bytes)[0]);
			assert(!uncompressed(bytes).includes('/AcroForm'), 'the form is not flat');
		});
		expect(filled.length, 2, 'forms');
	},

	async 'collect-form-answers'(context) {
		const at = await execute(context, 'collect-form-answers');
		expect(
			at('Append to a Table').map(({ json }) => [json.name, json.city]),
			[
				['Anna', 'Bern'],
				['Boris', 'Varna'],
			],
			'rows',
		);
	},

	async 'pdf-text-to-an-ai-model'(context) {
		const at = await execute(context, 'pdf-text-to-an-ai-model');
		const [{ json }] = at('Ask the Model');
		for (const words of ['Summarize this document', ...numbers(1, 3, 'Report, page')])
			assert(json.chatInput.includes(words), json.chatInput);
	},

	async 'split-invoices-by-number'(context) {
		const at = await execute(context, 'split-invoices-by-number');
		const parts = at('File');
		expect(names(parts), ['invoice-1001.pdf', 'invoice-1002.pdf', 'invoice-1003.pdf'], 'names');
		for (const { bytes } of parts) assertClean(bytes);
		expect(
			parts.map(({ bytes }) => pageTexts(bytes).length),
			[2, 1, 1],
			'pages',
		);
	},

	async 'alert-when-terms-changed'(context) {
		const at = await execute(context, 'alert-when-terms-changed');
		const [{ json }] = at('Send the Alert');
		const { changed } = json.pdf.comparison.pages;
		assert(changed.length === 1 && changed[0].page === 1, 'the changed page is not found');
		expect(changed[0].diff, ['-Delivery within ten days', '+Delivery within thirty days'], 'the lines that changed');
	},

	async 'pieces-for-a-vector-store'(context) {
		const at = await execute(context, 'pieces-for-a-vector-store');
		expect(
			at('Embed and Store').map(({ json }) => [json.text.slice(0, 15), json.pdf.piece.firstPage]),
			[
				['Minutes, page 1', 1],
				['Minutes, page 3', 3],
			],
			'pieces',
		);
		expect(
			at('Recognize First').map(({ json }) => json.pdf.piece.firstPage),
			[2],
			'scans',
		);
	},

	async 'route-by-words'(context) {
		const at = await execute(context, 'route-by-words');
		expect(names(at('Book')), ['invoice-1.pdf'], 'invoices');
		expect(names(at('Send to the Employee')), ['anna.pdf'], 'payslips');
		expect(names(at('Look at It')), ['letterhead.pdf'], 'others');
		expect(names(at(FAILED)), ['damaged.pdf'], 'failed');
	},
};
