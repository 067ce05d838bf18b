/** The parts of the Action that need no runner: names, sizes, foreign text, the plan. */
import fc from 'fast-check';
import { cell, printable, readableBytes, trace } from '../../runs/messages/log';
import { placesIn } from '../../action/files/workspace';
import { plan, type Request } from '../../runs/steps/plan';
import { readSteps } from '../../runs/steps/steps';
import { summaryOf } from '../../action/results/summary';
import type { Row } from '../../runs/jobs/execute';
import { logLine } from '../../runs/jobs/work';
import { decode } from '../../shared/contract/values/decode';
import type { OperationName } from '../../shared/contract/operations';

const step = (name: OperationName) => ({
	name,
	paths: {},
	params: decode(name, { maximum_bytes: 1, angle: 90, password: 'long enough' }),
});
const request = (more: Partial<Request>): Request => ({
	files: ['a.pdf'],
	matched: ['a.pdf'],
	steps: [step('reverse_pages')],
	output: undefined,
	overwrite: false,
	places: placesIn('/w', '/t'),
	identity: (file) => file,
	exists: () => false,
	...more,
});

test.each([
	[0, '0 B'],
	[999, '999 B'],
	[1000, '1.0 kB'],
	[99_949, '99.9 kB'],
	[99_950, '100 kB'],
	[999_949, '1000 kB'],
	[999_951, '1.0 MB'],
	[2.5e9, '2.5 GB'],
])('%d bytes read %j', (bytes, text) => {
	expect(readableBytes(bytes)).toBe(text);
});

test('tells kinds, codes and places of a fault in the debug log, and not its message', () => {
	const cause = Object.assign(new RangeError('text of a document\nand a password'), { code: 'ENOSPC' });
	const told = trace(new Error('text of a document', { cause }));
	expect(told).toMatch(/^Error \(.*\)\n +at /);
	expect(told).toMatch(/\ncaused by RangeError \(ENOSPC\)\n +at /);
	expect(told).not.toMatch(/text of|password/);
	expect(trace('a password')).toBe('string');
});

test('makes any text harmless: it issues no workflow command and holds no mark-up', () => {
	const piece = fc.constantFrom(
		'::',
		':',
		'##[',
		'#',
		'[error]',
		'\n',
		'\r',
		'\u2028',
		'set-output name=x',
		' ',
		'<img>',
		'&',
		'"',
		'\u0000',
	);
	fc.assert(
		fc.property(
			fc.oneof(
				fc.string(),
				fc.array(piece).map((pieces) => pieces.join('')),
			),
			(text) => {
				expect(printable(text)).not.toMatch(/::|##\[|[\p{Cc}\u2028\u2029]/u);
				expect(cell(text)).not.toMatch(/[<>"]|&(?!amp;|lt;|gt;|quot;)/);
			},
		),
	);
});

test('says how sizes are written if a size is malformed', async () => {
	const given = new Map([
		['operation', 'split-by-size'],
		['maximum-bytes', '18 megs'],
	]);
	const { issues } = await readSteps(
		(name) => given.get(name) ?? '',
		() => undefined,
	);
	expect(issues).toEqual([
		{ field: 'maximum-bytes', message: 'must be a whole number of at least 1, in bytes, or a size such as 18 MB or 18 MiB' },
	]);
});

test('refuses a list of steps that is too long to be parsed', async () => {
	const steps = `- rotate_pages: { angle: 90 }\n`.repeat(4_600);
	const { issues } = await readSteps(
		(name) => (name === 'steps' ? steps : ''),
		() => undefined,
	);
	expect(issues).toEqual([
		{
			field: 'steps',
			message: expect.stringMatching(/^must be at most 131072 characters long, and has 138000: write a YAML list/),
		},
	]);
});

test('plans one job for each file, one for a merge, parts for a split', () => {
	const files = ['a.pdf', 'sub/b.x.PDF'];
	const paths = (more: Partial<Request>) =>
		plan(request({ files, matched: files, ...more })).map((job) => job.outputPath({ index: 3 }));
	expect(paths({})).toEqual(['a.reverse-pages.pdf', 'sub/b.x.reverse-pages.pdf']);
	expect(paths({ steps: [step('merge_documents')] })).toEqual(['a.merge-documents.pdf']);
	expect(paths({ steps: [step('split_by_size')] })).toEqual(['a.split-by-size.00003.pdf', 'sub/b.x.split-by-size.00003.pdf']);
	expect(paths({ steps: [step('split_by_size'), step('reverse_pages')], output: 'o/{name}{index}' })).toEqual([
		'o/a00003',
		'o/b.x00003',
	]);
	expect(paths({ steps: [step('split_by_size'), step('merge_documents')], output: 'one.pdf' })).toEqual(['one.pdf']);
	expect(paths({ output: './{index}/x/../{name}' })).toEqual(['00001/a', '00002/b.x']);
	expect(paths({ files: [] })).toEqual([]);
});

test('never plans two results with one path, nor a result that replaces an input, with any pattern', () => {
	const name = fc.stringMatching(/^[ab./]{1,6}$/).map((text) => text.replace(/^\/+|\/+$|\.\./g, '') || 'x');
	const pattern = fc.array(fc.constantFrom('{dir}', '{name}', '{index}', '/', 'a', '.pdf', '..')).map((parts) => parts.join(''));
	fc.assert(
		fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 4 }), pattern, (files, output) => {
			let jobs;
			try {
				jobs = plan(request({ files, matched: files, output }));
			} catch (error) {
				expect(error).toMatchObject({ code: 'invalid_parameters' });
				return;
			}
			const outputs = jobs.map((job) => job.outputPath());
			expect(new Set(outputs).size).toBe(files.length);
			for (const path of outputs) {
				expect(path).not.toMatch(/^(\.\.?(\/|$)|\/)/);
				expect(files).not.toContain(path);
			}
		}),
		{ examples: [[['.//b'], '{dir}']] },
	);
});

test('takes A.pdf and a.pdf as one file on a file system that ignores case', () => {
	const files = ['A.pdf', 'a.pdf'];
	const attempt = () =>
		plan(request({ files, matched: files, output: 'out/{name}.pdf', identity: (file) => file.toLowerCase() }));
	expect(attempt).toThrow(/would both be written/);
});

test('reports many files with one result path as one problem', () => {
	const files = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'];
	const attempt = () => plan(request({ files, matched: files, output: 'out/one.pdf' }));
	expect(attempt).toThrow(
		"output: 'a.pdf', 'b.pdf' and 2 more would all be written to 'out/one.pdf': use {dir}, {name} or {index}",
	);
});

test('names the placeholders that a pattern lacks', () => {
	const files = ['a/x.pdf', 'b/x.pdf'];
	const attempt = (name: OperationName, output: string) => () =>
		plan(request({ files, matched: files, steps: [step(name)], output }));
	expect(attempt('reverse_pages', 'out/{name}.pdf')).toThrow("would both be written to 'out/x.pdf': use {dir} or {index}");
	expect(attempt('split_by_size', 'out/{name}-{index}.pdf')).toThrow(': use {dir}');
});

test('counts the input of a split once in the summary, and keeps the summary below its limit', () => {
	const row = (index: number): Row => ({
		status: 'done',
		input: 'a.pdf',
		inputs: ['a.pdf'],
		output: `${'x'.repeat(3000)}/${index}.pdf`,
		pages: 1,
		bytesBefore: 5000,
		bytesAfter: 1000,
		facts: { firstPage: index, lastPage: index },
		notes: [],
		message: null,
		data: {},
	});
	const rows = Array.from({ length: 1000 }, (_, index) => row(index + 1));
	const text = summaryOf({ rows, matched: 1, operations: ['split-by-size'], place: 'on the runner', dryRun: false, seconds: 1 });
	expect(text).toContain('1000 files written · 5.0 kB → 1.0 MB');
	expect(Buffer.byteLength(text)).toBeLessThan(1024 * 1024);
	expect(text.trimEnd().endsWith('</p>')).toBe(true);
	// The parts of one input share a note: it is in the first row.
	const noted = rows.slice(0, 3).map((one) => ({ ...one, notes: ['attachments were left out'] }));
	const short = summaryOf({
		rows: noted,
		matched: 1,
		operations: ['split-by-size'],
		place: 'on the runner',
		dryRun: false,
		seconds: 1,
	});
	expect(short.match(/attachments were left out/g)).toHaveLength(1);
});

test('tells each note of a file in the log as a sentence, and those of a split once', () => {
	const row: Row = {
		status: 'done',
		input: 'a.pdf',
		inputs: ['a.pdf'],
		output: 'out/a.pdf',
		pages: 2,
		bytesBefore: 5000,
		bytesAfter: 1000,
		facts: {},
		notes: ['1 attachment is not in any part.', '2 parts exceed the limit, because a single page is larger.'],
		message: null,
		data: {},
	};
	const line = 'a.pdf → out/a.pdf (2 pages, 5.0 kB → 1.0 kB)';
	expect(logLine(row)).toBe(`${line}. ${row.notes.join(' ')}`);
	expect(logLine(row, row.notes)).toBe(line);
});

describe('the line of a file in the log', () => {
	const row: Row = {
		status: 'done',
		input: 'a.pdf',
		inputs: ['a.pdf'],
		output: null,
		pages: 3,
		bytesBefore: 5000,
		bytesAfter: null,
		facts: {},
		notes: [],
		message: null,
		data: {},
	};
	const text = { output: 'a.txt', bytesAfter: 0 };
	const scans = { textlessPages: [1, 2, 3] };
	test.each<[string, Partial<Row>]>([
		['a.pdf: read (3 pages, 5.0 kB)', {}],
		['a.pdf: 12 matches (3 pages, 5.0 kB)', { data: { search: { count: 12, truncated: false } } }],
		['a.pdf: at least 1 match (3 pages, 5.0 kB)', { data: { search: { count: 1, truncated: true } } }],
		['a.pdf: no match: 3 pages are scans (3 pages, 5.0 kB)', { data: { search: { count: 0, truncated: false } }, facts: scans }],
		[
			'a.pdf → a.txt (no text: 3 pages are scans, 3 pages, 5.0 kB → 0 B)',
			{ ...text, data: { content: { characters: 0 } }, facts: scans },
		],
		[
			'a.pdf → a.txt (9 characters, 3 pages, 5.0 kB → 0 B)',
			{ ...text, data: { content: { characters: 9 } }, facts: { textlessPages: [] } },
		],
		['a.pdf → a.txt (1 page is a scan, 3 pages, 5.0 kB → 0 B)', { ...text, facts: { textlessPages: [2] } }],
	])('says what was found: %s', (line, found) => {
		expect(logLine({ ...row, ...found })).toBe(line);
	});
});

test('says why nothing was written', () => {
	const without = { rows: [], operations: ['split-by-size'], place: 'on the runner', dryRun: false, seconds: 1 };
	expect(summaryOf({ ...without, matched: 0 })).toContain('<p>No file matches, nothing written · on the runner');
	expect(summaryOf({ ...without, matched: 2 })).toContain('<p>No change in 2 files, nothing written · on the runner');
});

test('tells numbers and flags of data in the summary, and none of its texts', () => {
	const info = {
		pageCount: 3,
		title: 'Confidential',
		signatures: [{ name: 'Ada' }],
		fonts: [],
		bookmarks: 5,
		tagged: true,
		encryption: null,
	};
	const row: Row = {
		status: 'done',
		input: 'a.pdf',
		inputs: ['a.pdf'],
		output: null,
		pages: 3,
		bytesBefore: 5000,
		bytesAfter: null,
		facts: {},
		notes: [],
		message: null,
		data: { info },
	};
	const text = summaryOf({
		rows: [row],
		matched: 1,
		operations: ['get-document-info'],
		place: 'on the runner',
		dryRun: false,
		seconds: 1,
	});
	expect(text).toContain('<td>signatures: 1 · bookmarks: 5 · tagged</td>');
	expect(text).toContain('1 file read, none written · 5.0 kB · on the runner');
	expect(text).not.toMatch(/Confidential|Ada/);
});

describe('images of pages', () => {
	const images = { steps: [step('pages_to_images')] };
	const first = { index: 1, file: 'a-01.png', page: '01', extension: 'png' };

	test('are named after their pages, beside the document', () => {
		const [job] = plan(request(images));
		expect(job!.outputPath(first)).toBe('a-01.png');
		expect(job!.outputPath()).toBe('a-{page}.{extension}');
	});

	test('may have other names that tell them apart', () => {
		const [job] = plan(request({ ...images, output: 'previews/{page}-{name}.{extension}' }));
		expect(job!.outputPath(first)).toBe('previews/01-a.png');
		const [labelled] = plan(request({ ...images, output: '{name}-{label}.{extension}' }));
		expect(labelled!.outputPath({ ...first, label: 'iv' })).toBe('a-iv.png');
		expect(() => plan(request({ ...images, output: 'previews/{name}.{extension}' }))).toThrow(/needs .*\{page\}/);
		expect(() => plan(request({ output: '{page}.pdf' }))).toThrow(/has \{page\}, which only results of pages-to-images have/);
	});
});
