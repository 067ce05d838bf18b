// Runs the workflows of examples/n8n in a real n8n. Their inputs are created here, and their outputs judged.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { numbered, signed } from './documents.mjs';
import { assert, assertClean, expect, numbers, pageTexts, showEncryption, uncompressed } from './judge.mjs';
import { executeHeadless } from './lab.mjs';
import { post, publish } from './operations.mjs';
import { example } from './workflows.mjs';

/** Runs an example from its manual trigger and returns the files that it wrote, by name. */
async function execute({ lab, n8n, credentialId }, name, folder = 'out') {
	const target = path.join(lab.files, folder);
	rmSync(target, { recursive: true, force: true });
	mkdirSync(target, { recursive: true });
	const { id } = await n8n.api.createWorkflow(example(name, lab.files, credentialId));
	const run = await executeHeadless(lab, n8n, id);
	const { error } = run.data.resultData;
	assert(run.status === 'success', `status ${run.status}: ${error?.message}; ${error?.description ?? ''}`);
	const written = readdirSync(target).sort();
	return { run, written, read: (file) => readFileSync(path.join(target, file)) };
}

function put(lab, file, content) {
	const at = path.join(lab.files, file);
	mkdirSync(path.dirname(at), { recursive: true });
	writeFileSync(at, content);
}

export const examples = {
	async 'split-report-for-email'(context) {
		put(context.lab, 'report.pdf', await numbered(25, { ballast: 2_000_000 }));
		const { written, read } = await execute(context, 'split-report-for-email');
		expect(written, ['report 00001.pdf', 'report 00002.pdf', 'report 00003.pdf', 'report 00004.pdf'], 'files');
		const parts = written.map(read);
		assert(
			parts.every((part) => part.length <= 18_000_000),
			'a part is too large',
		);
		for (const part of parts) assertClean(part);
		expect(
			parts.flatMap((part) => pageTexts(part)),
			numbers(1, 25),
			'texts',
		);
		return `50 MB in ${parts.map((part) => (part.length / 1e6).toFixed(1)).join(' + ')} MB`;
	},

	async 'merge-mail-attachments'({ n8n, lab }) {
		await publish(n8n, 'inbound-mail', example('merge-mail-attachments', lab.files));
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

	async 'lock-payslips'(context) {
		const people = [
			['anna.pdf', 'annas word'],
			['boris.pdf', 'boris, "quoted"'],
		];
		const rows = people.map(([file, word]) => `${file},"${word.replaceAll('"', '""')}",the office`);
		put(context.lab, 'employees.csv', ['file,password,ownerPassword', ...rows].join('\n'));
		for (const [file] of people) put(context.lab, `payslips/${file}`, await numbered(2, { word: file }));
		const { written, read } = await execute(context, 'lock-payslips');
		expect(written, ['anna.pdf', 'boris.pdf'], 'files');
		for (const [file, word] of people) {
			assertClean(read(file), word);
			expect(pageTexts(read(file), word), numbers(1, 2, file), 'texts');
			const shown = showEncryption(read(file), word);
			assert(shown.includes('AESv3') && shown.includes('print high resolution: allowed'), shown);
			assert(shown.includes('extract for any purpose: not allowed') && shown.includes('modify anything: not allowed'), shown);
			assert(
				showEncryption(read(file), 'the office').includes('Supplied password is owner password'),
				'the owner password does not open',
			);
		}
	},

	async 'watermark-draft'({ n8n, lab }) {
		await publish(n8n, 'draft', example('watermark-draft', lab.files));
		const { status, bytes } = await post(
			n8n.url,
			'draft',
			{ data: ['offer.pdf', await numbered(3)] },
			{ customer: 'Ångström & Sons' },
		);
		expect(status, 200, 'status');
		assertClean(bytes);
		for (const [index, text] of pageTexts(bytes).entries())
			assert(
				[`Page ${index + 1}`, 'DRAFT', 'Ångström & Sons'].every((part) => text.includes(part)),
				`page ${index + 1} says ${text}`,
			);
	},

	async 'strip-signatures'(context) {
		put(context.lab, 'signed/contract.pdf', await signed(2));
		const { written, read } = await execute(context, 'strip-signatures');
		expect(written, ['contract.pdf'], 'files');
		assertClean(read('contract.pdf'));
		expect(pageTexts(read('contract.pdf')), numbers(1, 2), 'texts');
		assert(!/\/ByteRange|\/SigFlags/.test(uncompressed(read('contract.pdf'))), 'a signature is left');
	},

	async 'nightly-clean-up-in-a-region'(context) {
		assert(context.credentialId, 'there is no region to send to');
		put(context.lab, 'inbox/signed.pdf', await signed(3));
		put(context.lab, 'inbox/damaged.pdf', 'this is no document');
		const { written, read } = await execute(context, 'nightly-clean-up-in-a-region', 'archive');
		expect(written, ['signed.pdf'], 'files');
		assertClean(read('signed.pdf'));
		assert(!/\/ByteRange|\/SigFlags/.test(uncompressed(read('signed.pdf'))), 'a signature is left');
	},
};
