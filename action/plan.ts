/**
 * What will be done, as data: which files go together, and where their results go. Pure, so that a dry run and the tests
 * see exactly what a real run does. Everything that can be refused without opening a document is refused here.
 */
import path from 'node:path';
import { invalidParameters, type Issue } from '../shared/errors';
import { kebab } from '../shared/names';
import { operationOf } from '../shared/operations';
import { allows, isInside, spelled, toPosix, type Places } from './places';
import type { Step } from './steps';

export interface Job {
	/** Paths as steps write them. */
	readonly inputs: readonly string[];
	/** Whether the number of results is known only afterwards. */
	readonly fansOut: boolean;
	/** Path of result `index`, which counts from 1. Without a number: the path for people, `{index}` as it stands. */
	readonly outputPath: (index?: number) => string;
}

export interface Request {
	/** The files to work on. */
	readonly files: readonly string[];
	/** Every file that the patterns matched, also those that did not change. */
	readonly matched: readonly string[];
	readonly steps: readonly Step[];
	readonly output: string | undefined;
	readonly overwrite: boolean;
	readonly places: Places;
	/** Equal for two paths that are one file on this file system. */
	readonly identity: (file: string) => string;
}

const PLACEHOLDERS = ['{dir}', '{name}', '{index}', '{operation}'];

/** Whether all files go into one result. */
export const isMerging = (steps: readonly Step[]): boolean => steps.some(({ name }) => operationOf(name).input === 'many');

/** @throws OctavoError `invalid_parameters` on `output`. */
export function plan(request: Request): readonly Job[] {
	const { files, steps } = request;
	const fansOut = isFanningOut(steps);
	const pattern = patternOf(request, fansOut);
	const groups = files.length === 0 ? [] : isMerging(steps) ? [files] : files.map((file) => [file]);
	const operation = kebab(steps.at(-1)?.name ?? '');
	const jobs = groups.map((inputs, position): Job => {
		const { dir, name } = path.posix.parse(inputs[0] ?? '');
		const outputPath = (index?: number) => {
			const number = fansOut ? index : position + 1;
			const values: Record<string, string> = {
				'{dir}': dir || '.',
				'{name}': name,
				'{operation}': operation,
				'{index}': number === undefined ? '{index}' : String(number).padStart(5, '0'),
			};
			return path.posix.normalize(pattern.replace(/\{[^{}]*\}/g, (placeholder) => values[placeholder] ?? placeholder));
		};
		return { inputs, fansOut, outputPath };
	});
	const issues = collisions(jobs, request);
	if (issues.length > 0) throw invalidParameters(issues);
	return jobs;
}

/** Parts come out if a split has no merge after it. */
function isFanningOut(steps: readonly Step[]): boolean {
	const last = steps.map(({ name }) => operationOf(name)).findLast(({ input, output }) => input === 'many' || output === 'pdfs');
	return last?.output === 'pdfs';
}

function patternOf({ output, places }: Request, fansOut: boolean): string {
	const refuse = (message: string) => invalidParameters([{ field: 'output', message }]);
	if (output === undefined) return fansOut ? '{dir}/{name}.{operation}.{index}.pdf' : '{dir}/{name}.{operation}.pdf';
	const unknown = output.match(/\{[^{}]*\}/g)?.filter((placeholder) => !PLACEHOLDERS.includes(placeholder)) ?? [];
	if (unknown.length > 0) throw refuse(`has the unknown placeholder ${unknown[0]}: there are ${PLACEHOLDERS.join(', ')}`);
	// eslint-disable-next-line no-control-regex -- what no file name may hold
	if (/[\u0000-\u001f]/.test(output)) throw refuse('must be a single line');
	if (/[\\/]$/.test(output)) throw refuse(`names a folder: write a file name after it, such as ${output}{name}.pdf`);
	if (fansOut && !output.includes('{index}')) {
		const { dir, name, ext } = path.posix.parse(toPosix(output));
		const example = path.posix.join(dir, `${name}-{index}${ext}`);
		throw refuse(`needs {index}, because the split makes several files of one: such as ${example}`);
	}
	// A placeholder that begins the pattern may itself be an absolute path.
	const pattern = path.isAbsolute(output) ? spelled(places, output) : toPosix(output);
	const stays = path.isAbsolute(pattern) ? allows(places, pattern) : isInside(path.posix.normalize(pattern));
	if (!stays) throw refuse('must stay in the workspace or in RUNNER_TEMP');
	return pattern;
}

function collisions(jobs: readonly Job[], { matched, overwrite, identity, places }: Request): Issue[] {
	const inputs = new Map(matched.map((file) => [identity(file), file]));
	const sharing = new Map<string, Job[]>();
	for (const job of jobs) {
		const key = identity(job.outputPath());
		const same = sharing.get(key);
		if (same) same.push(job);
		else sharing.set(key, [job]);
	}
	const issues: Issue[] = [];
	const refuse = (message: string) => void issues.push({ field: 'output', message });
	for (const [key, [job, other, ...more]] of sharing) {
		if (!job) continue;
		const output = job.outputPath();
		const input = inputs.get(key);
		if (!allows(places, output) || output === '.' || output.endsWith('/'))
			refuse(`'${output}' is not a file in the workspace or in RUNNER_TEMP`);
		else if (other) {
			const [first, second] = [job.inputs[0], other.inputs[0]];
			const crowd =
				more.length === 0 ? `'${first}' and '${second}' would both` : `'${first}', '${second}' and ${more.length} more would all`;
			refuse(`${crowd} be written to '${output}': use {dir}, {name} or {index}`);
		} else if (input !== undefined && !job.inputs.some((own) => identity(own) === key))
			refuse(`'${output}' would replace another input: choose a different pattern`);
		else if (input !== undefined && !overwrite)
			refuse(`'${output}' would replace the input: choose a different pattern, or set overwrite to true`);
	}
	const shown = 5;
	if (issues.length <= shown) return issues;
	return [...issues.slice(0, shown), { field: 'output', message: `and ${issues.length - shown} more such clashes` }];
}
