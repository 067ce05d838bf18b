/** A job file: which documents, which steps, and where everything goes. Relative paths start at the folder of the file. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OctavoError, type Issue } from '../shared/contract/errors';
import { isObject } from '../shared/contract/json';
import { suggestion } from '../shared/contract/suggest';
import { systemCode } from '../runs/messages/log';
import { parseList } from '../runs/steps/yaml-list';

export interface JobFile {
	/** Absolute. */
	readonly file: string;
	/** Absolute: where relative paths start. */
	readonly folder: string;
	readonly files: readonly string[];
	/** The list of steps as it is written, and the same with typed values. */
	readonly steps: unknown;
	readonly typedSteps: unknown;
	/** Folders for inputs that were done, and for those that failed. */
	readonly done: string | undefined;
	readonly failed: string | undefined;
	/** A JSON file about the last run. */
	readonly report: string | undefined;
	/** Settings by the names of options, in camelCase. */
	readonly settings: Readonly<Record<string, string | boolean>>;
	/** Every problem of the members above. */
	readonly issues: readonly Issue[];
}

const OWN = ['files', 'steps', 'done', 'failed', 'report'];
const TEXTS = ['output', 'fail_on', 'minimum_saving', 'concurrency', 'time_limit', 'language_data', 'region', 'base_address'];
const FLAGS = ['in_place', 'overwrite'];
const MEMBERS = [...OWN, ...TEXTS, ...FLAGS];

const SHAPE = 'a job has files, steps and output, as in docs/cli.md';

/** @throws OctavoError if the file cannot be read, or is not a job. */
export function readJobFile(file: string, from: string): JobFile {
	const shown = path.relative(from, file) || file;
	let text: string;
	try {
		text = readFileSync(file, 'utf8');
	} catch (thrown) {
		const reason =
			systemCode(thrown) === 'EISDIR' ? 'is a folder, and a job is a file' : `cannot be read (${systemCode(thrown)})`;
		throw new OctavoError('configuration', `'${shown}' ${reason}`, { cause: thrown });
	}
	const { value, typed, problem } = parseList(text);
	if (problem !== undefined) throw new OctavoError('configuration', `'${shown}' ${problem}`);
	if (!isObject(value)) throw new OctavoError('configuration', `'${shown}' is not a job: ${SHAPE}`);
	const issues: Issue[] = Object.keys(value)
		.filter((key) => !MEMBERS.includes(key))
		.map((key) => ({ field: key, message: `is not a member of a job: ${MEMBERS.join(', ')}${suggestion(key, MEMBERS)}` }));
	const folder = path.dirname(file);
	const textOf = (key: string, words: string): string | undefined => {
		const given = value[key];
		if (given === undefined || typeof given === 'string') return given?.trim();
		issues.push({ field: key, message: `must be ${words}, and is a ${Array.isArray(given) ? 'list' : 'mapping'}` });
		return undefined;
	};
	/** A path that may be left out. */
	const placeOf = (key: string, words: string): string | undefined => {
		const place = textOf(key, words);
		if (place === '') issues.push({ field: key, message: `is empty: give ${words}, or leave it out` });
		return place;
	};
	const settings: Record<string, string | boolean> = {};
	for (const key of TEXTS) {
		const given = textOf(key, 'a single value');
		if (given !== undefined) settings[key] = given;
	}
	for (const key of FLAGS) {
		const given = value[key];
		if (given !== undefined && given !== 'true' && given !== 'false')
			issues.push({ field: key, message: 'must be true or false' });
		if (given === 'true') settings[key] = true;
	}
	const files = filesOf(value['files'], issues);
	if (value['steps'] === undefined) issues.push({ field: 'steps', message: `is required: ${SHAPE}` });
	const places = {
		done: placeOf('done', 'the path of a folder'),
		failed: placeOf('failed', 'the path of a folder'),
		report: placeOf('report', 'the path of a JSON file'),
	};
	return {
		file,
		folder,
		files,
		steps: value['steps'],
		typedSteps: isObject(typed) ? typed['steps'] : undefined,
		...places,
		settings,
		issues,
	};
}

function filesOf(given: unknown, issues: Issue[]): string[] {
	const list = typeof given === 'string' ? given.split('\n') : given;
	if (Array.isArray(list) && list.every((one): one is string => typeof one === 'string')) {
		const lines = list.map((line) => line.trim()).filter((line) => line !== '');
		if (lines.length > 0) return lines;
	}
	issues.push({ field: 'files', message: 'is required: a path, a pattern such as inbox/*.pdf, a folder, or a list of them' });
	return [];
}
