/** The parts of the Action that need no runner: names, sizes, foreign text, the plan. */
import fc from 'fast-check';
import { cell, printable, readableBytes, trace } from '../../action/log';
import { plan, type Request } from '../../action/plan';
import { plainBytes } from '../../action/size';
import { readSteps } from '../../action/steps';
import { summaryOf } from '../../action/summary';
import type { Row } from '../../action/execute';
import { decode } from '../../shared/decode';
import type { OperationName } from '../../shared/operations';

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
	places: { workspace: '/w', temporary: '/t' },
	identity: (file) => file,
	...more,
});

test.each([
	['9.5 MB', '9500000'],
	['18MiB', '18874368'],
	['2.3mb', '2300000'],
	['1 kB', '1000'],
	['0.5 KiB', '512'],
	['1.0001 kB', '1000'],
	['7 B', '7'],
	['3 GB', '3000000000'],
	['18000000', '18000000'],
	['many', 'many'],
	['5 MBit', '5 MBit'],
])('the size %j is %j bytes', (text, bytes) => {
	expect(plainBytes(text)).toBe(bytes);
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

test('the debug log tells kinds, codes and places of a fault, and nothing that it says', () => {
	const cause = Object.assign(new RangeError('text of a document\nand a password'), { code: 'ENOSPC' });
	const told = trace(new Error('text of a document', { cause }));
	expect(told).toMatch(/^Error \(.*\)\n +at /);
	expect(told).toMatch(/\ncaused by RangeError \(ENOSPC\)\n +at /);
	expect(told).not.toMatch(/text of|password/);
	expect(trace('a password')).toBe('string');
});

test('no text can issue a workflow command or mark-up', () => {
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

test('who writes a size that is none is told how sizes are written', async () => {
	const given = new Map([
		['operation', 'split-by-size'],
		['maximum-bytes', '18 megs'],
	]);
	const { issues } = await readSteps(
		(name) => given.get(name) ?? '',
		() => undefined,
	);
	expect(issues).toEqual([
		{ field: 'maximum-bytes', message: 'must be a whole number of at least 1, or a size such as 18 MB or 18 MiB' },
	]);
});

test('a plan: one job for each file, one for a merge, parts for a split', () => {
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

test('a plan never lets two files meet, nor a result replace an input, whatever the pattern', () => {
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

test('on a file system that ignores case, A.pdf and a.pdf are one file', () => {
	const files = ['A.pdf', 'a.pdf'];
	const attempt = () =>
		plan(request({ files, matched: files, output: 'out/{name}.pdf', identity: (file) => file.toLowerCase() }));
	expect(attempt).toThrow(/would both be written/);
});

test('many files on one path are one problem', () => {
	const files = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'];
	const attempt = () => plan(request({ files, matched: files, output: 'out/one.pdf' }));
	expect(attempt).toThrow(
		"output: 'a.pdf', 'b.pdf' and 2 more would all be written to 'out/one.pdf': use {dir}, {name} or {index}",
	);
});

test('a summary counts the input of a split once, and stays below its limit', () => {
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
	const text = summaryOf({ rows, operations: ['split-by-size'], place: 'on the runner', dryRun: false, seconds: 1 });
	expect(text).toContain('1000 files written · 5.0 kB → 1.0 MB');
	expect(Buffer.byteLength(text)).toBeLessThan(1024 * 1024);
	expect(text.trimEnd().endsWith('</p>')).toBe(true);
	// What the parts of one input have in common is said once.
	const noted = rows.slice(0, 3).map((one) => ({ ...one, notes: ['attachments were left out'] }));
	const short = summaryOf({ rows: noted, operations: ['split-by-size'], place: 'on the runner', dryRun: false, seconds: 1 });
	expect(short.match(/attachments were left out/g)).toHaveLength(1);
});
