/** Files and data in a pipeline: paths of further files, results that are not documents. Operations are stand-ins. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { execute, type JobContext } from '../../runs/jobs/execute';
import { placesIn } from '../../action/files/workspace';
import { inMemory } from '../../runs/jobs/holding';
import type { Places } from '../../runs/disk/places';
import { kindOfSteps, plan } from '../../runs/steps/plan';
import { SecondFiles } from '../../runs/files/second-files';
import { decodeDraft, type Step } from '../../runs/steps/step-values';
import type { Backend, Note, Outcome } from '../../shared/contract/backend';
import type { OperationName } from '../../shared/contract/operations';
import { operations } from '../../shared/contract/operations';
import type { Operation } from '../../shared/contract/operations/types';
import { Workspace } from './support/workspace';

/** Rows that exist only here. */
const rows: Readonly<Record<string, Operation>> = {
	overlay_test: row('pdf', {
		overlay: { kind: 'file', accepts: 'pdf', label: 'Overlay', description: 'The overlay', required: true },
		values: { kind: 'json', maxLength: 1000, label: 'Values', description: 'The values' },
	}),
	info_test: { ...row('data'), dataKey: 'info' },
	files_test: row('files'),
	parts_test: row('pdfs'),
	chapters_test: { ...row('pdfs'), resultFacts: { title: { type: 'text', description: 'Title', when: 'If it has one' } } },
};

function row(output: Operation['output'], fields: Operation['fields'] = {}): Operation {
	return { resource: 'document', label: 'Test', action: 'Test', description: 'Test', input: 'one', output, fields };
}

const table = operations as unknown as Record<string, Operation>;
beforeAll(() => Object.assign(table, rows));
afterAll(() => {
	for (const name of Object.keys(rows)) Reflect.deleteProperty(table, name);
});

let workspace: Workspace;
let places: Places;
beforeEach(() => {
	workspace = new Workspace({
		'a.pdf': 'A',
		'b/b.pdf': 'BB',
		'letterhead.pdf': 'L',
		'b/b.xml': 'X',
		'b/b.json': '{"name": "Ada"}',
	});
	places = placesIn(workspace.folder, workspace.job.temporary);
});
afterEach(() => workspace.remove());

const stepOf = (name: string, raw: Record<string, unknown> = {}, typed: Record<string, unknown> = {}) =>
	decodeDraft({ name: name as OperationName, raw, typed }, 'refuse');
const named = (name: string): Step => stepOf(name).step;
const identity = (file: string): string => file;
const jobOf = (steps: readonly Step[], output: string | undefined, file = 'b/b.pdf') =>
	plan({ files: [file], matched: [file], steps, output, overwrite: false, places, identity, exists: () => false })[0]!;

interface Setting {
	readonly backend: Backend;
	readonly context: JobContext;
	readonly written: string[];
}

function settingOf(steps: readonly Step[], outcome: (name: string) => Partial<Outcome>): Setting {
	const written: string[] = [];
	const backend: Backend = {
		ports: new Set(),
		run: async (name, documents) => ({ documents, notes: [], facts: {}, ...(await Promise.resolve(outcome(name))) }),
	};
	const context: JobContext = {
		steps,
		signal: new AbortController().signal,
		parametersOf: (step, input) => new SecondFiles(steps, places).parametersOf(step, input),
		spelling: 'wire',
		timeLimit: { seconds: 300, cure: 'Raise time-limit' },
		minimumSaving: undefined,
		numbersOf: () => undefined,
		claim: () => undefined,
		write: async (results) => {
			written.push(...results.map(({ path }) => path));
			await Promise.resolve();
		},
		onProgress: () => undefined,
	};
	return { backend, context, written };
}

const done = ({ backend, context }: Setting, output?: string) =>
	execute(jobOf(context.steps, output), context, backend, inMemory(workspace.folder));

describe('a field that takes a file', () => {
	test('takes a path, with {dir} and {name} of the input', async () => {
		const { step, issues } = stepOf('overlay_test', { overlay: '{dir}/{name}.xml', values: '{dir}/{name}.json' });
		expect(issues).toEqual([]);
		const files = new SecondFiles([step], places);
		expect([...files.neededBy('b/b.pdf')]).toEqual([
			['b/b.xml', 'overlay-test'],
			['b/b.json', 'overlay-test'],
		]);
		expect(await files.parametersOf(step, 'b/b.pdf')).toMatchObject({
			overlay: { name: 'b.xml', bytes: Buffer.from('X') },
			values: { name: 'Ada' },
		});
	});

	test('is refused before work if it is the same for every input and missing; otherwise only the input fails', async () => {
		const fixed = new SecondFiles([stepOf('overlay_test', { overlay: 'none.pdf' }).step], places);
		expect(() => fixed.check()).toThrow("overlay: the file 'none.pdf' does not exist. Paths start at the workspace");
		const { step } = stepOf('overlay_test', { overlay: '{name}.xml' });
		const perFile = new SecondFiles([step], places);
		perFile.check();
		await expect(perFile.parametersOf(step, 'a.pdf')).rejects.toThrow("overlay: the file 'a.xml' does not exist");
	});

	test('stays in the workspace, whatever links and dots its path has', async () => {
		symlinkSync('/etc/hostname', workspace.path('leak.pdf'));
		mkdirSync(workspace.path('folder'));
		for (const [overlay, message] of [
			['../x.pdf', 'must be in the workspace or in RUNNER_TEMP'],
			['/etc/hostname', 'must be in the workspace or in RUNNER_TEMP'],
			['leak.pdf', 'is a link that leads out of the workspace'],
			['folder', 'is a folder'],
		] as const)
			expect(() => new SecondFiles([stepOf('overlay_test', { overlay }).step], places).check()).toThrow(message);
		writeFileSync(`${workspace.job.temporary}/made.pdf`, 'M');
		new SecondFiles([stepOf('overlay_test', { overlay: `${workspace.job.temporary}/made.pdf` }).step], places).check();
	});

	test('refuses an empty file, an empty path and an unknown placeholder', async () => {
		workspace.write('empty.pdf', '');
		const { step } = stepOf('overlay_test', { overlay: 'empty.pdf' });
		await expect(new SecondFiles([step], places).parametersOf(step, 'a.pdf')).rejects.toThrow("'empty.pdf': is an empty file");
		expect(stepOf('overlay_test', { overlay: '' }).issues[0]!.message).toContain('is empty: it must be a PDF document');
		expect(stepOf('overlay_test', { overlay: '{index}.pdf' }).issues).toEqual([
			{ field: 'overlay', message: 'has the unknown placeholder {index}: a path may hold {dir} and {name}' },
		]);
	});
});

describe('a field that takes JSON', () => {
	test('takes text that begins with a brace, a mapping with typed values, or a path', () => {
		expect(stepOf('overlay_test', { overlay: 'a', values: ' {"a": [1]}' }).step.params).toMatchObject({ values: { a: [1] } });
		const typed = { values: { sent: true, zip: '0123', gone: null } };
		expect(
			stepOf('overlay_test', { overlay: 'a', values: { sent: 'true', zip: '0123', gone: '' } }, typed).step.params,
		).toMatchObject(typed);
		expect(stepOf('overlay_test', { overlay: 'a', values: 'b/b.json' }).step.paths).toEqual({ overlay: 'a', values: 'b/b.json' });
		expect(stepOf('overlay_test', { overlay: 'a', values: '{"a": ' }).issues[0]!.message).toContain('it is not valid JSON');
	});

	test.each([
		['not JSON', 'bad.json', Buffer.from('{'), /values: 'bad.json': .*not valid JSON/],
		['not UTF-8', 'old.json', Buffer.from('{"name": "Müller"}', 'latin1'), /values: 'old.json': is not text in UTF-8/],
	])('names the file whose text is %s', async (_, name, content, message) => {
		workspace.write(name, content);
		const { step } = stepOf('overlay_test', { overlay: 'a.pdf', values: name });
		await expect(new SecondFiles([step], places).parametersOf(step, 'a.pdf')).rejects.toThrow(message);
	});
});

describe('a pipeline', () => {
	test('gives what its last changing step gives', () => {
		const kind = (...names: string[]) => kindOfSteps(names.map(named));
		expect(kind('info_test')).toBe('data');
		expect(kind('reverse_pages', 'info_test')).toBe('document');
		expect(kind('parts_test', 'info_test')).toBe('parts');
		expect(kind('info_test', 'files_test')).toBe('files');
		expect(kindOfSteps([named('parts_test'), stepOf('merge_documents').step])).toBe('document');
	});

	test('writes nothing if it gives only data, and a document after a changing step', async () => {
		const outcome = () => ({ data: { pageCount: 3 } });
		const only = settingOf([named('info_test')], outcome);
		expect(await done(only)).toMatchObject([
			{ status: 'done', output: null, bytesBefore: 2, bytesAfter: null, data: { info: { pageCount: 3 } } },
		]);
		expect(only.written).toEqual([]);
		const both = settingOf([named('reverse_pages'), named('info_test')], outcome);
		expect(await done(both)).toMatchObject([{ output: 'b/b.reverse-pages.pdf', data: { info: { pageCount: 3 } } }]);
		expect(both.written).toEqual(['b/b.reverse-pages.pdf']);
	});

	test('writes files under their own names beside the document, and skips a document without any', async () => {
		const file = { name: 'a/b:invoice.xml', bytes: Buffer.from('XML'), mediaType: 'text/xml', facts: { relationship: 'data' } };
		const some = settingOf([named('files_test')], () => ({ documents: [], files: [file], facts: { attachmentCount: 1 } }));
		expect(await done(some)).toMatchObject([
			{
				status: 'done',
				output: 'b/b.b_invoice.xml',
				bytesAfter: 3,
				facts: { attachmentCount: 1, mimeType: 'text/xml', relationship: 'data' },
			},
		]);
		const none = settingOf([named('files_test')], () => ({ documents: [], files: [], facts: { attachmentCount: 0 } }));
		expect(await done(none)).toMatchObject([{ status: 'skipped', output: null }]);
		expect(none.written).toEqual([]);
	});

	test.each([
		['inputs', 'use remove-signatures first'],
		['wire', 'use remove_signatures first'],
	] as const)('has notes whose names are those of %s', async (spelling, message) => {
		const note: Note = {
			code: 'signatures_invalidated',
			message: 'use remove_signatures first',
			mentions: ['remove_signatures'],
		};
		const { backend, context, written } = settingOf([named('reverse_pages')], () => ({ notes: [note] }));
		expect(await done({ backend, context: { ...context, spelling }, written })).toMatchObject([{ notes: [message] }]);
	});

	test('names parts by their titles, safe and distinct', async () => {
		const bytes = Buffer.from('P');
		const documents = ['Intro', 'a/b: c?', 'intro', undefined].map((title) => ({
			name: 'p.pdf',
			bytes,
			...(title && { title }),
		}));
		const setting = settingOf([named('chapters_test')], () => ({ documents }));
		const rows = await done(setting, 'out/{title}.pdf');
		expect(setting.written).toEqual(['out/Intro.pdf', 'out/a b c.pdf', 'out/intro (2).pdf', 'out/00004.pdf']);
		expect(rows[1]!.facts).toEqual({ title: 'a/b: c?' });
	});

	test.each([
		['parts_test', 'out.pdf', /needs \{index\}, because/],
		['chapters_test', 'out.pdf', /needs \{index\} or \{title\}, because/],
		[
			'parts_test',
			'x-{title}.pdf',
			/has \{title\}, which only .*split-by-bookmarks.* have: use \{dir\}, \{name\}, \{index\}, \{operation\}$/,
		],
		['files_test', 'out.xml', /needs \{index\} or \{file\}/],
		['reverse_pages', '{title}.pdf', /has \{title\}, which only results of .* have/],
		['reverse_pages', '{match}.pdf', /has \{match\}, which only results of split-by-text have/],
		['reverse_pages', '{matches}.pdf', /unknown placeholder \{matches\}: use/],
		['parts_test', '{file}.pdf', /has \{file\}, which only results of .*extract-attachments/],
	])('of %s refuses the output %s', (name, output, message) => {
		expect(() => jobOf([named(name)], output)).toThrow(message);
	});
});
