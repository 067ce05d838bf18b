/** `steps`: several operations in one step, without intermediate files. Through the bundle. */
import { numbered, rich } from '../support/documents/drawn';
import { png } from '../support/documents/images';
import { pageTexts, qpdfCheck, qpdfJson, showEncryption, withTools } from '../support/judges/tools';
import { newestNode } from './support/runner';
import { filesOf, resultsOf, Workspace } from './support/workspace';
import { testInTurn } from '../support/sample';

const node = newestNode();
let workspace: Workspace;
beforeEach(async () => {
	workspace = new Workspace({
		'book/2.pdf': await numbered(2),
		'book/10.pdf': await numbered(1),
		'book/cover.pdf': await numbered(1),
	});
});
afterEach(() => workspace.remove());

const refusal = (inputs: Readonly<Record<string, string>>): Promise<string> =>
	workspace.refusal({ files: 'book/*.pdf', ...inputs }, { node });

withTools('qpdf', 'poppler')('a pipeline', () => {
	testInTurn('merges, stamps and restricts in one step, and masks the passwords', async () => {
		const steps = `
			- merge_documents
			- add-text-watermark:
			    line-1: DRAFT
			    color: Red
			- operation: add_restrictions
			  owner_password: 0123
			  allow_print: false
		`.replace(/^\t+/gm, '');
		const step = await workspace.run(
			{ steps, files: 'book/cover.pdf\nbook/*.pdf', output: 'out/book.pdf' },
			{ node, env: { RUNNER_DEBUG: '1' } },
		);
		expect(step.annotations).toEqual([]);
		expect(filesOf(step)).toEqual(['out/book.pdf']);
		expect(step.masks).toEqual(['0123']);
		const book = workspace.read('out/book.pdf');
		expect(pageTexts(book).map((text) => text.replace(/\s+/g, ' '))).toEqual([
			expect.stringContaining('Page 1'),
			expect.stringContaining('Page 1'),
			expect.stringContaining('Page 2'),
			expect.stringContaining('Page 1'),
		]);
		expect(pageTexts(book).every((text) => text.includes('DRAFT'))).toBe(true);
		expect(showEncryption(book, '0123')).toContain('Supplied password is owner password');
		expect(showEncryption(book)).toContain('print low resolution: not allowed');
		expect(resultsOf(step)[0]).toMatchObject({
			input: 'book/cover.pdf',
			inputs: ['book/cover.pdf', 'book/2.pdf', 'book/10.pdf'],
			pages: 4,
		});
		expect(workspace.list()).toHaveLength(4);
	});

	testInTurn('names parts by their bookmarks, also if steps follow the split', async () => {
		workspace.write('book/2.pdf', await rich());
		const steps =
			'- split_by_bookmarks\n- rotate_pages: { angle: 90 }\n- add_restrictions: { owner_password: abcd, allow_print: false }';
		const step = await workspace.run({ steps, files: 'book/2.pdf', output: 'o/{title}.pdf' }, { node });
		expect(filesOf(step)).toEqual(['o/Chapter 1.pdf']);
		expect(resultsOf(step)[0]!.facts).toMatchObject({ title: 'Chapter 1', firstPage: 1 });
	});

	testInTurn('does the steps after a split to each part', async () => {
		const steps = '- split_by_size: { maximum_bytes: "1 kB" }\n- rotate_pages: { angle: 90 }';
		const step = await workspace.run({ steps, files: 'book/2.pdf', output: 'parts/{name}-{index}.pdf' }, { node });
		expect(step.annotations).toEqual([]);
		expect(filesOf(step)).toEqual(['parts/2-00001.pdf', 'parts/2-00002.pdf']);
		for (const [index, file] of filesOf(step).entries()) {
			const part = workspace.read(file);
			expect(pageTexts(part)).toEqual([`Page ${index + 1}`]);
			expect(qpdfJson(part).qpdf[1]).toEqual(expect.anything());
			expect(qpdfCheck(part)).toMatchObject({ clean: true });
		}
		expect(resultsOf(step)[1]).toMatchObject({ pages: 1, facts: { firstPage: 2, lastPage: 2 } });
	});

	testInTurn('merges all documents after a split', async () => {
		const steps = '- split_by_size: { maximum_bytes: 1 }\n- merge_documents';
		const step = await workspace.run({ steps, files: 'book/2.pdf\nbook/10.pdf', output: 'all.pdf' }, { node });
		expect(step.annotations).toEqual([]);
		expect(pageTexts(workspace.read('all.pdf'))).toEqual(['Page 1', 'Page 2', 'Page 1']);
	});

	testInTurn('names the broken document of a merge', async () => {
		workspace.write('book/3.pdf', '%PDF-1.7 and nothing more');
		const step = await workspace.run({ operation: 'merge-documents', files: 'book/*.pdf', output: 'out/book.pdf' }, { node });
		expect(step.exitCode).toBe(1);
		expect(step.annotations[0]).toMatchObject({ file: 'book/3.pdf' });
		expect(workspace.has('out')).toBe(false);
	});

	testInTurn('opens the document with open-password in every step', async () => {
		const locked = await workspace.run(
			{ operation: 'add-password', password: 'four score', files: 'book/2.pdf', output: 'locked.pdf' },
			{ node },
		);
		expect(locked.annotations).toEqual([]);
		const steps = '[reverse_pages, {rotate_pages: {angle: 90}}, {remove_password: {password: four score}}]';
		const inputs = { steps, files: 'locked.pdf', output: 'open.pdf' };
		expect((await workspace.run(inputs, { node })).annotations[0]!.message).toContain('password');
		const step = await workspace.run({ ...inputs, 'open-password': 'four score' }, { node });
		expect(step.annotations).toEqual([]);
		expect(pageTexts(workspace.read('open.pdf'))).toEqual(['Page 2', 'Page 1']);
	});
});

test('names the step that failed', async () => {
	const steps = '- extract_pages: { pages: 1..2 }\n- extract_pages: { pages: 2..5 }';
	const step = await workspace.run({ steps, files: 'book/2.pdf' }, { node });
	expect(step.exitCode).toBe(1);
	expect(step.annotations[0]?.message).toMatch(/^steps\[2\] \(extract_pages\): /);
});

testInTurn('takes the images of a folder where images are wanted', async () => {
	workspace.write('scans/1.PNG', png({ type: 0, depth: 8 }));
	workspace.write('scans/notes.pdf', 'not an image');
	const step = await workspace.run({ operation: 'images-to-pdf', files: 'scans', output: 'scans.pdf' }, { node });
	expect(step.annotations).toEqual([]);
	expect(filesOf(step)).toEqual(['scans.pdf']);
});

describe('before anything is written, it refuses', () => {
	testInTurn.each([
		[
			'- rotate_pages: { angle: 45 }\n- add_text_watermark: { colour: Red }\n- nonsense',
			/steps\[1\]\.angle: must be one of 0.*steps\[2\]\.colour: is not a parameter of add_text_watermark: line_1.*steps\[2\]\.line_1: is required.*steps\[3\]: must name one of merge_documents/s,
		],
		[
			'- rotate: { angle: 90 }\n- add_password: { pasword: s3cret }',
			/steps\[1\]: .*\(did you mean rotate_pages\?\).*steps\[2\]\.pasword: .*\(did you mean password\?\)/s,
		],
		['rotate_pages', /steps: write a YAML list of operations/],
		['[]', /steps: write a YAML list/],
		['- rotate_pages:\n    angle: [90]', /steps\[1\]\.angle: must be a single value, one of 0, 90, .*, and is a list/],
		[
			'- rotate_pages: { angle: { degrees: 90 } }',
			/steps\[1\]\.angle: must be a single value, one of 0, 90, .*, and is a mapping/,
		],
		['- reorder_pages: { page_order: 3, 1, 2 }', /steps\[1\]\.1: is a key here, because in braces .* write \[3, 1, 2\]/],
		['- reorder_pages: { page_order: 1 -3 }', /steps\[1\]\.page_order: .*'1 -3'.* is ambiguous: write 1,-3 or 1\.\.3/],
		['- reorder_pages: { page_order: 2- odd }', /steps\[1\]\.page_order: .*'2- odd'.* is ambiguous: write 2\.\.,odd/],
		['- reorder_pages: { page_order: [3, [1]] }', /steps\[1\]\.page_order: must be a list of pages/],
		['- reorder_pages: { page_order: !1 }', /steps: has a tag at line 1, column \d+: put a value that begins with ! in quotes/],
		['- rotate_pages:\n  angle: 90', /steps\[1\]: names several operations or has its parameters beside the name/],
		['- add_password: {password: "s3cret', /steps: is not valid YAML at line 1, column \d+/],
		['- add_password: { password: s3cret, password: s3cret }', /steps: is not valid YAML at line 1.*duplicate key/],
	])('%j', async (steps, message) => {
		const text = await refusal({ steps });
		expect(text).toMatch(message);
		expect(text).not.toContain('s3cret');
	});

	test('a wrong step, and masks its password', async () => {
		const step = await workspace.run({ steps: '- add_password: { password: abc }', files: 'book/*.pdf' }, { node });
		expect(step.masks).toEqual(['abc']);
		expect(step.exitCode).toBe(1);
		expect(step.log.replace('::add-mask::abc', '')).not.toContain('abc');
	});

	testInTurn('inputs that contradict each other', async () => {
		expect(await refusal({ steps: '- reverse_pages', operation: 'reverse-pages', angle: '90' })).toMatch(
			/operation: give either operation or steps.*angle: write it inside the step/s,
		);
		expect(await refusal({})).toMatch(/operation: is required, unless steps is given: one of merge-documents/);
		expect(await refusal({ operation: 'frobnicate' })).toMatch(/operation: must be one of merge-documents/);
	});
});

test('warns of a parameter of another operation', async () => {
	const step = await workspace.run({ operation: 'reverse-pages', angle: '90', files: 'book/2.pdf' }, { node });
	expect(step).toMatchObject({
		exitCode: 0,
		annotations: [{ level: 'warning', message: 'angle is not used: it is not a parameter of reverse-pages' }],
	});
});

test('names a parameter of another operation where one is missing', async () => {
	expect(await refusal({ operation: 'remove-password', 'open-password': 'abcd' })).toMatch(
		/^password: is required: .*; open-password: is not used: it is not a parameter of remove-password$/,
	);
});

test('names each file that is not an image by its document', async () => {
	workspace.write('a.png', 'no image');
	workspace.write('b.png', 'no image either');
	const step = await workspace.run({ operation: 'images-to-pdf', files: '*.png', output: 'o.pdf' }, { node });
	expect(step.annotations[0]?.message).toMatch(/^Document 1 \(a\.png\): is text; .*; Document 2 \(b\.png\): is text; [^;]*$/);
});

testInTurn('names every document of a merge that cannot be opened', async () => {
	workspace.write('bad/a.pdf', 'no document');
	workspace.write('bad/b.pdf', await numbered(1));
	workspace.write('bad/c.pdf', '');
	const step = await workspace.run({ operation: 'merge-documents', files: 'bad/*.pdf', output: 'o.pdf' }, { node });
	expect(step.annotations[0]?.message).toMatch(
		/^Document 1 \(a\.pdf\): .* could not be read: .*\. Give a PDF document\. Document 3 \(c\.pdf\): .*: the file is empty\. Check /,
	);
});

describe('values of steps', () => {
	const empties = (steps: string) => refusal({ steps });

	testInTurn.each([
		['- add_restrictions: { owner_password: abcd, allow_print: }', /steps\[1\]\.allow_print: is empty: write true/],
		[
			'- add_restrictions: { owner_password: abcd, user_password: "" }',
			/steps\[1\]\.user_password: is empty, so the document would open without/,
		],
		['- add_restrictions: { owner_password: abcd, user_password: null }', /steps\[1\]\.user_password: is empty/],
		['- extract_pages: { last_page: "" }', /steps\[1\]\.last_page: is empty/],
		['- extract_pages', /steps\[1\]\.pages: is required, unless one of these is given: first_page, last_page/],
		['- add_restrictions: { owner_password: abcd }', /steps\[1\]\.allow_print: nothing is forbidden, and without user_password/],
		['- add_text_watermark: { line_1: A, line-1: B }', /steps\[1\]: gives line_1 twice, as line_1 and line-1/],
		['- add_password: { password: }', /steps\[1\]\.password: is empty: it must be 4 to 127/],
	])('are refused if they turn out empty: %s', async (steps, message) => {
		expect(await empties(steps)).toMatch(message);
	});

	withTools('poppler', 'qpdf')('which are lists, ranges or left out', () => {
		testInTurn('mean what people write', async () => {
			const steps = [
				'- reorder_pages: { page_order: [2, 1, 2] }',
				'- reorder_pages: { page_order: 1-3 }',
				'- reorder_pages:\n    page_order:\n      - 2 - last\n      - 1',
				'- add_text_watermark: { line_1: DRAFT, line_2: , line_3: "", open_password: }',
			].join('\n');
			const step = await workspace.run({ steps, files: 'book/2.pdf', output: 'out.pdf' }, { node });
			expect(step.annotations).toEqual([]);
			expect(pageTexts(workspace.read('out.pdf')).map((text) => /Page \d/.exec(text)?.[0])).toEqual([
				'Page 1',
				'Page 2',
				'Page 2',
			]);
		});

		testInTurn('are AES-256 for encryption, unless AES-128 is asked for', async () => {
			const inputs = { files: 'book/2.pdf', operation: 'add-password', password: 'four score' };
			await workspace.run({ ...inputs, output: 'strong.pdf' }, { node });
			expect(showEncryption(workspace.read('strong.pdf'), 'four score')).toContain('AESv3');
			await workspace.run({ ...inputs, output: 'old.pdf', 'encryption-algorithm': 'AES-128' }, { node });
			expect(showEncryption(workspace.read('old.pdf'), 'four score')).toContain('AESv2');
			const steps = '- add_restrictions: { owner_password: four score, allow_print: false }';
			await workspace.run({ files: 'book/2.pdf', steps, output: 'steps.pdf' }, { node });
			expect(showEncryption(workspace.read('steps.pdf'), 'four score')).toContain('AESv3');
		});
	});
});
