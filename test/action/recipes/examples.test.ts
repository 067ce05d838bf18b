/** The example workflows, as they are: the step that uses the Action is taken from each file and run through the bundle. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languageData } from '../../../scripts/recognition/language-data.mjs';
import { fixture } from '../../conformance/fixtures';
import { numbered, rich } from '../../support/documents/drawn';
import { png } from '../../support/documents/images';
import { eInvoice, sample } from '../../support/documents/samples';
import { PLANTED, planted } from '../../support/documents/planted';
import { embedded, rawPages } from '../../support/documents/raw';
import { texts } from '../../support/documents/texts';
import { agreement, identityPkcs12 } from '../../support/documents/signed';
import { signaturesIn } from '../../support/judges/signatures';
import { everything, withFetched } from '../../support/fetched';
import { scanOf } from '../../support/scans-of-text';
import { startService, TEST_KEY } from '../../support/hosts/service';
import { isThere, pathOf } from '../../support/judges/programs.cjs';
import {
	pageTexts,
	qpdfCheck,
	qpdfJson,
	showEncryption,
	uncompressed,
	withPrograms,
	withTools,
} from '../../support/judges/tools';
import { drawnCells } from '../support/contact-sheet';
import { GitHubScript, listChanged } from '../support/github-script';
import { FURTHER, inputsOf, printed, recipes, stepsOf } from '../support/recipe';
import { newestNode, type StepResult, type Step } from '../support/runner';
import { filesOf, resultsOf, Workspace } from '../support/workspace';
import { inTurn, testInTurn } from '../../support/sample';

const node = newestNode();
const names = readdirSync(recipes).filter(
	(name) => name.endsWith('.yml') && !FURTHER.includes(name) && (everything || name !== 'ocr-scans.yml'),
);
const ran = new Set<string>();

let workspace: Workspace;
afterEach(() => workspace.remove());

type Values = Readonly<Record<string, string>>;

async function run(name: string, values: Values = {}, step: Partial<Step> = {}, more = {}): Promise<StepResult> {
	ran.add(name);
	// The rules for artifacts hold for every example too.
	const result = await workspace.run({ ...inputsOf(name, values), attest: 'true', ...more }, { node, ...step });
	expect(result).toMatchObject({ conclusion: 'success', complaints: [], unexpected: [] });
	return result;
}

withTools('qpdf', 'poppler')('the example', () => {
	testInTurn('watermark-drafts', async () => {
		const page = await numbered(2);
		workspace = new Workspace({ 'docs/a.pdf': page, 'docs/sub/b.pdf': page, 'docs/archive/old.pdf': page });
		const changed = ['docs/sub/b.pdf', 'docs/archive/old.pdf'].map((filename) => ({ filename, status: 'modified' }));
		const github = await listChanged(changed);
		try {
			const env = { ...github.env, GITHUB_EVENT_NAME: 'pull_request' };
			const step = await run(
				'watermark-drafts.yml',
				{ 'github.event.number': '12' },
				{ env, event: { pull_request: { number: 12 } } },
			);
			expect(filesOf(step)).toEqual(['drafts/docs/sub/b.draft.pdf']);
			const texts = pageTexts(workspace.read('drafts/docs/sub/b.draft.pdf'));
			expect(texts).toHaveLength(2);
			for (const [index, text] of texts.entries())
				for (const words of [`Page ${index + 1}`, 'DRAFT', '12']) expect(text).toContain(words);
		} finally {
			await github.close();
		}
	});

	testInTurn('letterhead-under-invoices', async () => {
		const letterhead = (await fixture('a letterhead of 2 pages')).bytes;
		workspace = new Workspace({ 'invoices/one.pdf': await numbered(3), 'brand/letterhead.pdf': letterhead });
		const step = await run('letterhead-under-invoices.yml');
		expect(filesOf(step)).toEqual(['letters/invoices/one.pdf']);
		const texts = pageTexts(workspace.read('letters/invoices/one.pdf'));
		expect(texts).toHaveLength(3);
		for (const [index, text] of texts.entries())
			for (const words of [
				`Page ${index + 1}`,
				`Page ${index + 1} of 3`,
				index === 0 ? 'First letterhead' : 'Further letterhead',
			])
				expect(text).toContain(words);
	});

	testInTurn('logo-and-numbers', async () => {
		workspace = new Workspace({ 'reports/a.pdf': await numbered(12), 'brand/logo.png': (await fixture('a PNG image')).bytes });
		const step = await run('logo-and-numbers.yml');
		expect(filesOf(step)).toEqual(['finished/reports/a.pdf']);
		const result = workspace.read('finished/reports/a.pdf');
		expect(pageTexts(result).map((text) => text.split('\n').at(-1))).toEqual(
			Array.from({ length: 12 }, (_, index) => `${index + 1} / 12`),
		);
		expect(uncompressed(result).match(/\/OctavoImage Do/g)).toHaveLength(1);
	});

	testInTurn('handout', async () => {
		workspace = new Workspace({ 'slides/talk.pdf': await numbered(6) });
		const step = await run('handout.yml');
		expect(filesOf(step)).toEqual(['handouts/talk-handout.pdf']);
		const texts = pageTexts(workspace.read('handouts/talk-handout.pdf')).map((text) => text.match(/Page \d/g));
		expect(texts).toEqual([
			['Page 1', 'Page 2', 'Page 3', 'Page 4'],
			['Page 5', 'Page 6'],
		]);
	});

	testInTurn('bates-numbers', async () => {
		workspace = new Workspace({ 'evidence/a.pdf': await numbered(2), 'evidence/b.pdf': await numbered(1) });
		const step = await run('bates-numbers.yml', { 'inputs.first-number': '99' });
		expect(filesOf(step)).toEqual(['numbered/evidence/a.pdf', 'numbered/evidence/b.pdf']);
		const last = (name: string) =>
			pageTexts(workspace.read(`numbered/evidence/${name}.pdf`)).map((text) => text.split('\n').at(-1));
		expect([last('a'), last('b')]).toEqual([['ACME 000099', 'ACME 000100'], ['ACME 000101']]);
	});

	testInTurn('merge-book', async () => {
		workspace = new Workspace({
			'book/cover.pdf': await numbered(1),
			'book/chapter-10.pdf': await numbered(3),
			'book/chapter-2.pdf': await numbered(2),
			'book/appendix/a.pdf': await numbered(1),
		});
		// As the step `tag` shortens it: 32 characters, with a slash and a quotation mark.
		const short = 'release/2026-11 "Grace Hopper", s';
		const step = await run('merge-book.yml', { 'toJSON(steps.tag.outputs.short)': JSON.stringify(short.slice(0, 32)) });
		expect(filesOf(step)).toEqual(['build/book.pdf']);
		const texts = pageTexts(workspace.read('build/book.pdf'));
		expect(texts.map((text) => /Page \d/.exec(text)?.[0])).toEqual([1, 1, 2, 1, 2, 3, 1].map((page) => `Page ${page}`));
		for (const text of texts) expect(text.replace(/\s+/g, ' ')).toContain('release/2026-11 "Grace Hopper"');
		expect(resultsOf(step)[0]!.inputs).toHaveLength(4);
	});

	inTurn(withPrograms('bash', 'jq'))('split-for-email', async () => {
		workspace = new Workspace({ 'reports/big.pdf': await numbered(40), 'reports/small.pdf': await numbered(1) });
		const { temporary } = workspace.job;
		const step = await run('split-for-email.yml', { 'inputs.limit': '8 kB', 'runner.temp': temporary });
		const parts = filesOf(step).filter((file) => file.startsWith(`${temporary}/mail/big/`));
		expect(parts.length).toBeGreaterThan(1);
		expect(parts[0]).toBe(`${temporary}/mail/big/00001.pdf`);
		const read = (file: string) => readFileSync(file);
		expect(parts.every((file) => read(file).length <= 8000)).toBe(true);
		expect(parts.flatMap((file) => pageTexts(read(file)))).toEqual(Array.from({ length: 40 }, (_, page) => `Page ${page + 1}`));
		expect(step.outputs['paths']!.split('\n')).toEqual(filesOf(step));
		expect(workspace.list()).toEqual(['reports/big.pdf', 'reports/small.pdf']);
		expect(printed('split-for-email.yml', 'split', step).at(-1)).toMatch(/small\/00001\.pdf has pages 1 to 1$/);
	});

	testInTurn('restrict-before-pages', async () => {
		workspace = new Workspace({ 'site/index.html': '', 'site/paper.pdf': await numbered(1) });
		const step = await run('restrict-before-pages.yml', { 'secrets.PDF_OWNER_PASSWORD': 'the owner only' });
		expect(filesOf(step)).toEqual(['site/paper.pdf']);
		expect(step.masks).toContain('the owner only');
		const shown = showEncryption(workspace.read('site/paper.pdf'));
		expect(shown).toContain('print low resolution: allowed');
		expect(shown).toContain('modify anything: not allowed');
		expect(shown).toContain('AESv3');
	});

	inTurn(withPrograms('bash', 'jq'))('strip-signatures', async () => {
		const { bytes } = await fixture('signed');
		workspace = new Workspace({ 'contracts/2026/a.pdf': bytes, 'contracts/torn.pdf': '%PDF-1.4' });
		expect(uncompressed(bytes)).toContain('/ByteRange');
		const step = await run('strip-signatures.yml');
		expect(filesOf(step)).toEqual(['archive/contracts/2026/a.unsigned.pdf']);
		const unsigned = workspace.read('archive/contracts/2026/a.unsigned.pdf');
		expect(qpdfCheck(unsigned)).toMatchObject({ clean: true });
		expect(uncompressed(unsigned)).not.toMatch(/ByteRange|SigFlags|DocMDP/);
		expect(step.annotations[0]).toMatchObject({ level: 'warning', file: 'contracts/torn.pdf' });
		expect(resultsOf(step).find(({ status }) => status === 'failed')!.input).toBe('contracts/torn.pdf');
		expect(printed('strip-signatures.yml', 'strip', step)).toEqual([expect.stringMatching(/^contracts\/torn\.pdf - The PDF/)]);
	});

	inTurn(withPrograms('poppler'))('sign-release', async () => {
		workspace = new Workspace({ 'release-notes.md': '# Release 1.2\n\nSigns documents.\n' });
		const step = await run('sign-release.yml', {
			'toJSON(secrets.SIGNING_CERTIFICATE)': JSON.stringify(identityPkcs12('a password').toString('base64')),
			'toJSON(secrets.SIGNING_PASSWORD)': JSON.stringify('a password'),
		});
		expect(filesOf(step)).toEqual(['build/release-notes.pdf']);
		expect(step.masks).toContain('a password');
		const bytes = workspace.read('build/release-notes.pdf');
		expect(pageTexts(bytes)[0]).toContain('Signs documents.');
		expect(signaturesIn(bytes)).toEqual({ Signature1: 'valid, whole' });
	});

	testInTurn('check-signatures', async () => {
		const signed = agreement();
		const forged = Buffer.from(signed);
		forged[forged.indexOf('Page 1') + 5] = 0x37;
		workspace = new Workspace({ 'contracts/a.pdf': signed, 'contracts/b.pdf': forged, 'contracts/c.pdf': await numbered(1) });
		ran.add('check-signatures.yml');
		const step = await workspace.run({ ...inputsOf('check-signatures.yml', {}), 'changed-only': 'false' }, { node });
		expect([step.conclusion, step.complaints]).toEqual(['failure', []]);
		expect(resultsOf(step).map(({ input, status }) => [input, status])).toEqual([
			['contracts/a.pdf', 'done'],
			['contracts/b.pdf', 'failed'],
			['contracts/c.pdf', 'failed'],
		]);
	});

	testInTurn('every-night', async () => {
		const page = await numbered(3);
		workspace = new Workspace({ 'docs/a.pdf': page });
		const step = await run('every-night.yml', {}, {}, { 'changed-since': '' });
		expect(resultsOf(step).map(({ input, status }) => [input, status])).toEqual([['docs/a.pdf', 'done']]);
		expect(workspace.read('smaller/docs/a.pdf').length).toBeLessThan(page.length);
		expect(step.outputs['count']).toBe('1');
	});

	inTurn(withPrograms('bash', 'jq'))('redact-fixtures', async () => {
		const a = texts(['BT /F 12 Tf 40 500 Td (Write to ada@example.com today) Tj ET']);
		workspace = new Workspace({ 'test/fixtures/a.pdf': a, 'test/fixtures/b.pdf': await numbered(1) });
		const step = await run('redact-fixtures.yml', {}, {}, { 'changed-only': 'false' });
		expect(pageTexts(workspace.read('cleaned/test/fixtures/a.pdf'))[0]).toMatch(/Write to\s+today/);
		const { run: program } = stepsOf('redact-fixtures.yml').find(({ run: script }) => script?.startsWith('jq '))!;
		const env = { PATH: process.env['PATH'] ?? '', RESULTS: step.outputs['results-file']! };
		const { status, stdout } = spawnSync(pathOf('bash')!, ['-c', program!], { env, encoding: 'utf8' });
		expect([status, stdout]).toEqual([1, 'test/fixtures/a.pdf: 1\nfalse\n']);
	});

	testInTurn('check-paper', async () => {
		workspace = new Workspace({ 'paper/paper.pdf': await numbered(11), 'paper/short.pdf': embedded() });
		ran.add('check-paper.yml');
		const step = await workspace.run(inputsOf('check-paper.yml', {}), { node });
		expect([step.conclusion, step.complaints, filesOf(step)]).toEqual(['failure', [], []]);
		const [annotation] = step.annotations.filter(({ file }) => file === 'paper/paper.pdf');
		expect(annotation!.message).toContain('The document has 11 pages; at most 10 are allowed');
		expect(annotation!.message).toContain('A font is not embedded: Helvetica');
		expect(resultsOf(step).map(({ input, status }) => [input, status])).toEqual([
			['paper/paper.pdf', 'failed'],
			['paper/short.pdf', 'done'],
		]);
		expect(workspace.list()).toEqual(['paper/paper.pdf', 'paper/short.pdf']);
	});

	testInTurn('comment-on-pdfs', async () => {
		// A name that would mention people, and one that would end the block of code.
		const names = ['@everyone.pdf', 'a```.pdf', 'good.pdf'];
		const [good, long] = [embedded(), await numbered(11)];
		workspace = new Workspace(Object.fromEntries(names.map((name) => [name, name === 'good.pdf' ? good : long])));
		ran.add('comment-on-pdfs.yml');
		const step = await workspace.run({ ...inputsOf('comment-on-pdfs.yml', {}), 'changed-only': 'false' }, { node });
		expect([step.conclusion, step.complaints, step.outputs['failed']]).toEqual(['failure', [], '2']);

		const script = new GitHubScript(stepsOf('comment-on-pdfs.yml'), step.outputs['results-file']);
		await script.run([{ id: 7, user: { type: 'User' }, body: '<!-- checked by octavo --> not by a bot' }]);
		const [{ method, body, issue_number: number }] = script.calls as [Record<string, unknown>];
		expect([method, number]).toEqual(['createComment', 12]);
		expect(body).toMatch(
			/^<!-- .* -->\nOf 3 PDF files, 2 failed the check\.\n\n```text\n@everyone\.pdf: .*\na\?{3}\.pdf: .*\n```$/,
		);
		expect(body).toContain('The document has 11 pages; at most 10 are allowed');

		await script.run([{ id: 8, user: { type: 'Bot' }, body }]);
		expect(script.calls[1]).toMatchObject({ method: 'updateComment', comment_id: 8, body });
	});

	testInTurn('previews', async () => {
		workspace = new Workspace({ 'docs/@everyone.pdf': await numbered(5), 'b.pdf': await numbered(1) });
		const step = await run('previews.yml', {}, {}, { 'changed-only': 'false' });
		expect(filesOf(step)).toEqual(['previews/b-1.png', 'previews/docs/@everyone-1.png']);
		for (const file of filesOf(step)) expect(Buffer.from(workspace.read(file)).readUInt32BE(16)).toBe(800);
		const more = { ARTIFACT: { expression: 'steps.upload.outputs.artifact-url', value: 'https://example.com/7' } };
		const script = new GitHubScript(stepsOf('previews.yml'), step.outputs['results-file'], { id: 'draw', more });
		await script.run([]);
		const body = expect.stringMatching(
			/\n\[Pictures\]\(https:.*7\) .*\n\n```text\nb\.pdf, page 1\ndocs\/@everyone\.pdf, page 1\n```$/,
		);
		expect(script.calls).toMatchObject([{ method: 'createComment', body }]);
	});

	inTurn(withPrograms('imagemagick'))('contact-sheet', async () => {
		workspace = new Workspace({ 'docs/manual.pdf': await numbered(7), 'docs/manual-00001.png': '' });
		const step = await run('contact-sheet.yml');
		expect(filesOf(step)).toEqual(['docs/manual-00001.png']);
		expect(drawnCells(Buffer.from(workspace.read('docs/manual-00001.png')))).toEqual([1, 2, 3, 4, 5, 6, 7]);
	});

	inTurn(withPrograms('git'))('review-pdfs, in a repository with two commits', async () => {
		workspace = new Workspace({ 'docs/paper.pdf': await numbered(2), 'docs/other.pdf': await numbered(1) });
		const git = (...args: string[]) =>
			spawnSync(pathOf('git')!, ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], { cwd: workspace.folder });
		git('init', '-q');
		git('add', '-A');
		git('commit', '-qm', 'Before');
		const sha = git('rev-parse', 'HEAD').stdout.toString().trim();
		workspace.write('docs/paper.pdf', await numbered(3));
		git('commit', '-qam', 'After');
		const github = await listChanged([{ filename: 'docs/paper.pdf', status: 'modified' }]);
		try {
			const step = await run(
				'review-pdfs.yml',
				{},
				{
					event: { pull_request: { number: 7, base: { sha } } },
					env: { ...github.env, GITHUB_EVENT_NAME: 'pull_request' },
				},
			);
			expect(step.outputs).toMatchObject({ same: 'false', changed: '["docs/paper.pdf"]', count: '0' });
			expect(resultsOf(step)).toMatchObject([{ comparison: { pages: { added: [3], removed: [], changed: [] } } }]);
			expect(step.summary).toContain('<td>2\u00a0→\u00a03</td><td>3</td>');
		} finally {
			await github.close();
		}
	});

	testInTurn('check-build', async () => {
		const unfinished = rawPages(2, { objects: { 42: ['', 'BT /F 24 Tf 40 100 Td (see Figure ??) Tj ET'] } });
		workspace = new Workspace({ 'build/done.pdf': await numbered(2), 'build/unfinished.pdf': unfinished });
		ran.add('check-build.yml');
		const step = await workspace.run(inputsOf('check-build.yml', {}), { node });
		expect([step.conclusion, step.complaints]).toEqual(['failure', []]);
		const [annotation] = step.annotations.filter(({ file }) => file === 'build/unfinished.pdf');
		expect(annotation!.message).toContain('The forbidden text is on page 2.');
		expect(resultsOf(step).map(({ input, status }) => [input, status])).toEqual([
			['build/done.pdf', 'done'],
			['build/unfinished.pdf', 'failed'],
		]);
	});

	testInTurn('handbook', async () => {
		const logo = png({ type: 2, depth: 8 });
		const chapter = (number: number) => Buffer.from(`# Chapter ${number}\n\nText of ${number}.\n\n![Logo](logo.png)\n`);
		workspace = new Workspace({
			'handbook/chapter-2.md': chapter(2),
			'handbook/chapter-10.md': chapter(10),
			'handbook/logo.png': logo,
		});
		const step = await run('handbook.yml');
		expect(filesOf(step)).toEqual(['build/handbook.pdf']);
		const bytes = workspace.read('build/handbook.pdf');
		const texts = pageTexts(bytes);
		expect(texts).toHaveLength(5);
		expect(texts[0]).toMatch(/Contents[\s\S]*Chapter 2[\s\S]*Chapter 10/);
		expect([texts[2], texts[4]]).toEqual([expect.stringContaining('Text of 2.'), expect.stringContaining('Text of 10.')]);
		expect(uncompressed(bytes)).toContain('/Subtype /Image');
	});

	testInTurn('text-beside-pdf', async () => {
		workspace = new Workspace({ 'site/papers/one.pdf': await numbered(2), 'site/two.pdf': await numbered(1) });
		expect(filesOf(await run('text-beside-pdf.yml')).sort()).toEqual(['site/papers/one.txt', 'site/two.txt']);
		expect(Buffer.from(workspace.read('site/papers/one.txt')).toString('utf8')).toContain('Page 2');
	});

	// The whole recognizer runs, in a thread of the bundle, with the data of a language as a file of the workspace.
	withFetched.test('ocr-scans', async () => {
		const data = readFileSync(path.join(languageData(), 'eng.traineddata.gz'));
		const bytes = await scanOf(await numbered(1), [{ width: 420, height: 595 }], { resolution: 150 });
		workspace = new Workspace({ 'scans/2026/a.pdf': bytes, 'tessdata/eng.traineddata.gz': data });
		expect(filesOf(await run('ocr-scans.yml'))).toEqual(['text/a.txt']);
		expect(Buffer.from(workspace.read('text/a.txt')).toString('utf8')).toContain('Page 1');
	});

	testInTurn('e-invoice-xml', async () => {
		const { bytes } = await sample('e-invoice.pdf');
		workspace = new Workspace({ 'invoices/2026/1.pdf': bytes, 'invoices/plain.pdf': await numbered(1) });
		const step = await run('e-invoice-xml.yml');
		expect(filesOf(step)).toEqual(['xml/1.factur-x.xml']);
		expect(Buffer.from(workspace.read('xml/1.factur-x.xml')).toString('utf8')).toContain('<ram:ID>2026-1</ram:ID>');
		expect(resultsOf(step).find(({ status }) => status === 'skipped')!.input).toBe('invoices/plain.pdf');
	});

	testInTurn('check-e-invoices', async () => {
		const good = await eInvoice();
		const other = Buffer.from(good).toString('latin1').replace('>INVOICE<', '>ORDERRR<');
		workspace = new Workspace({
			'invoices/2026/1.pdf': good,
			'invoices/order.pdf': Buffer.from(other, 'latin1'),
			'invoices/plain.pdf': embedded(),
		});
		ran.add('check-e-invoices.yml');
		const step = await workspace.run(inputsOf('check-e-invoices.yml', {}), { node });
		expect([step.conclusion, step.complaints]).toEqual(['failure', []]);
		const told = (file: string): string => step.annotations.find((one) => one.file === file)?.message ?? '';
		expect(told('invoices/order.pdf')).toContain('fx:DocumentType');
		expect(told('invoices/plain.pdf')).toContain('the document has no XML in CII or UBL');
		expect(told('invoices/2026/1.pdf')).toBe('');
	});

	testInTurn('clean-metadata', async () => {
		workspace = new Workspace({ 'site/docs/a.pdf': await rich(3) });
		await run('clean-metadata.yml');
		const whole = uncompressed(workspace.read('site/docs/a.pdf'));
		expect(whole).toContain('/Author (Octavo Ltd.)');
		expect(whole).not.toContain('/Title (Rich)');
	});

	inTurn(withPrograms('bash', 'jq'))('sanitize-before-release', async () => {
		workspace = new Workspace({ 'handbook/en/a.pdf': planted(), 'handbook/b.pdf': await numbered(2) });
		const step = await run('sanitize-before-release.yml');
		expect(filesOf(step)).toEqual(['build/b.pdf', 'build/a.pdf']);
		const whole = uncompressed(workspace.read('build/a.pdf'));
		for (const word of [...PLANTED.remove_scripts, ...PLANTED.remove_comments, ...PLANTED.remove_attachments])
			expect(whole).not.toContain(word);
		const table = printed('sanitize-before-release.yml', 'sanitize', step);
		expect(table.slice(0, 2)).toEqual(['| Document | Removed |', '| --- | --- |']);
		expect(table).toContainEqual(
			expect.stringMatching(/^\| build\/a\.pdf \| Scripts 22, PrivateData 13, Metadata 2, HiddenLayers 2, .*\|$/),
		);
	});

	testInTurn('nightly-in-a-region', async () => {
		workspace = new Workspace({ 'scans/a.pdf': await numbered(1) });
		const service = await startService();
		try {
			const step = await run(
				'nightly-in-a-region.yml',
				{ 'secrets.OCTAVO_API_KEY': TEST_KEY },
				{},
				{
					// The host of the European Union is the service's own (D61), so the test names a region without a published host.
					region: 'Japan',
					'base-url': service.url,
				},
			);
			expect(filesOf(step)).toEqual(['upright/a.pdf']);
			expect(step.log).toContain('in the region Japan');
			const { pages, qpdf } = qpdfJson(workspace.read('upright/a.pdf'));
			expect(qpdf[1][`obj:${pages[0].object}`].value['/Rotate']).toBe(180);
		} finally {
			await service.close();
		}
	});
});

afterAll(() => {
	// Every example is run, where its programs are; in `npm test` some of them.
	if (everything && ran.size > 0 && isThere('git') && isThere('jq') && isThere('bash'))
		expect([...ran].sort()).toEqual([...names].sort());
});
