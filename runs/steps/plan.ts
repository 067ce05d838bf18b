/**
 * The plan of a run, as data: which files go together, and where their results go. Pure, so that a dry run and the tests
 * see exactly what a real run does. Everything that can be refused without opening a document is refused here.
 */
import path from 'node:path';
import { invalidParameters, type Issue } from '../../shared/contract/errors';
import { kebab } from '../../shared/contract/names';
import { givesData, operationNames, operationOf } from '../../shared/contract/operations';
import { partNumber } from '../../shared/file-names/part-names';
import { fillPlaceholders, placeholdersIn } from '../../shared/contract/values/number-format';
import { TEXT_EXTENSIONS, textFileType } from '../../shared/contract/text-result';
import { isBelowGit } from '../disk/confine';
import { alreadyThere, unnameable } from '../disk/identity';
import { allows, isInside, writtenPath, toPosix, type Places } from '../disk/places';
import { ADDRESS, BACKSLASH, HOME, mistakeIn, ONLY_EXTENSION, QUOTED, SHELL, type Mistake } from './mistakes';
import { givesDifference } from './comparing';
import { problemOfEnding } from './endings';
import type { Step } from './step-values';

/** The kind of result of a pipeline: one document, parts of a split, files that are not documents, a text, texts of parts, or only data. */
export type Kind = 'document' | 'parts' | 'files' | 'text' | 'texts' | 'data';

/** The part of a name that tells the results of one job apart. */
export interface ResultName {
	/** Counts from 1. */
	readonly index: number;
	/** Of a part. */
	readonly title?: string;
	readonly match?: string;
	/** Of a result that is not a document. */
	readonly file?: string;
	/** Of an image of a page: its number, with as many digits as that of the last page, and the end of its name. */
	readonly page?: string;
	/** The label of that page; its number, if it has none. */
	readonly label?: string;
	readonly extension?: string;
}

export interface Job {
	/** Paths as steps write them. */
	readonly inputs: readonly string[];
	readonly kind: Kind;
	/** Whether names of results hold text of pages, because the user asked for it (docs/semantics.md, D47). */
	readonly tellsMatch: boolean;
	/** Path of a result. Without a name: the path for people, with the placeholders that are not known yet. */
	readonly outputPath: (result?: ResultName) => string;
}

export interface Request {
	/** The files to work on. */
	readonly files: readonly string[];
	/** Every file that the patterns match, also those that did not change, and the further files that the steps read. */
	readonly matched: readonly string[];
	readonly steps: readonly Step[];
	readonly output: string | undefined;
	readonly overwrite: boolean;
	readonly places: Places;
	/** Equal for two paths that are one file on this file system. */
	readonly identity: (file: string) => string;
	/** Whether a path is taken, by whatever it is. */
	readonly exists: (file: string) => boolean;
}

const PLACEHOLDERS = ['{dir}', '{name}', '{index}', '{operation}'];
/** Placeholders that only some results have. */
function furtherOf(steps: readonly Step[], kind: Kind): readonly string[] {
	if (kind === 'files') return givesPages(steps) ? ['{page}', '{label}', '{file}', '{extension}'] : ['{file}'];
	if (kind !== 'parts' && kind !== 'texts') return [];
	const told = steps.flatMap(({ name }) => Object.keys(operationOf(name).resultFacts ?? {}));
	return ['title', 'match'].filter((fact) => told.includes(fact)).map((fact) => `{${fact}}`);
}

/** A placeholder that the results of these steps do not have: those of other operations may have it. */
function wordPlaceholder(placeholder: string): string {
	const givers = operationNames.filter((name) => {
		const steps = [{ name, params: {}, paths: {} }];
		return furtherOf(steps, kindOfSteps(steps)).includes(placeholder);
	});
	if (givers.length === 0) return `has the unknown placeholder ${placeholder}`;
	return `has ${placeholder}, which only results of ${givers.map(kebab).join(' or ')} have`;
}

const DEFAULTS: Readonly<Record<Kind, string>> = {
	document: '{dir}/{name}.{operation}.pdf',
	data: '{dir}/{name}.{operation}.pdf',
	parts: '{dir}/{name}.{operation}.{index}.pdf',
	files: '{dir}/{name}.{file}',
	text: '{dir}/{name}',
	texts: '{dir}/{name}.{index}',
};

const OF_PAGES = '{dir}/{name}-{page}.{extension}';

/** Whether the results are images of pages. */
const givesPages = (steps: readonly Step[]): boolean => steps.some(({ name }) => operationOf(name).filesArePages);

/** Shows the differences of documents. */
const OF_DIFFERENCES = '{dir}/{name}-difference.pdf';

/** Beside a text, the document has its name: it is not another version of it. */
const FROM_TEXT = '{dir}/{name}.pdf';

const isFromText = ([first]: readonly Step[], kind: Kind): boolean =>
	kind === 'document' && first !== undefined && operationOf(first.name).accepts === 'text';

/** Whether all files go into one result. */
export const isMerging = (steps: readonly Step[]): boolean => steps.some(({ name }) => operationOf(name).input === 'many');

/** The kind of result of the last step if that gives text, or of the last that changes something: parts come out if a split has no merge after it. */
export function kindOfSteps(steps: readonly Step[]): Kind {
	const rows = steps.map(({ name }) => operationOf(name));
	const changing = rows.filter((row) => !givesData(row));
	const last = changing.findLast(({ input, output }) => input === 'many' || output !== 'pdf');
	if (rows.at(-1)?.output === 'text') return last?.output === 'pdfs' ? 'texts' : 'text';
	if (changing.length === 0) return 'data';
	return last?.output === 'pdfs' ? 'parts' : last?.output === 'files' ? 'files' : 'document';
}

export const givesText = (kind: Kind): boolean => kind === 'text' || kind === 'texts';

/** Whether a path is that of a table. */
export const isCsv = (output: string): boolean => /\.csv$/i.test(output);

/** Whether a job has a single result. */
const isOne = (kind: Kind): boolean => kind === 'document' || kind === 'text';

/** @throws OctavoError `invalid_parameters` on `output`. */
export function plan(request: Request): readonly Job[] {
	const { files, steps } = request;
	const kind = kindOfSteps(steps);
	const pattern = patternOf(request, kind);
	const groups = files.length === 0 ? [] : isMerging(steps) ? [files] : files.map((file) => [file]);
	const operation = kebab((steps.findLast(({ name }) => !givesData(operationOf(name))) ?? steps.at(-1))?.name ?? '');
	const jobs = groups.map((inputs, position): Job => {
		const { dir, name } = path.posix.parse(inputs[0] ?? '');
		const outputPath = (result?: ResultName) => {
			const index = isOne(kind) ? position + 1 : result?.index;
			const values: Record<string, string | undefined> = {
				dir: dir || '.',
				name,
				operation,
				index: index === undefined ? undefined : partNumber(index),
				title: result?.title,
				match: result?.match,
				file: result?.file,
				page: result?.page,
				label: result?.label,
				extension: result?.extension,
			};
			return path.posix.normalize(fillPlaceholders(pattern, values));
		};
		return { inputs, kind, tellsMatch: pattern.includes('{match}'), outputPath };
	});
	const issues = kind === 'data' && !givesDifference(steps) ? [] : collisions(jobs, request, cureFor(pattern, kind));
	if (issues.length > 0) throw invalidParameters(issues);
	return jobs;
}

/** Values of which `output` would make a strange path. Windows takes a backslash. */
const MISTAKES: readonly Mistake[] = [
	QUOTED,
	[/\{\{/, 'a placeholder has single braces, such as {name}'],
	ONLY_EXTENSION,
	SHELL,
	HOME,
	ADDRESS,
	...(path.sep === '/' ? [BACKSLASH] : []),
];

/** The pattern of the results where the user gives none. */
export function defaultPattern(steps: readonly Step[]): string {
	const kind = kindOfSteps(steps);
	if (givesPages(steps)) return OF_PAGES;
	if (isFromText(steps, kind)) return FROM_TEXT;
	if (kind === 'data' && givesDifference(steps)) return OF_DIFFERENCES;
	return `${DEFAULTS[kind]}${givesText(kind) ? TEXT_EXTENSIONS[textFileType(steps.at(-1)?.params ?? {})] : ''}`;
}

function patternOf({ output, places, steps }: Request, kind: Kind): string {
	const refuse = (message: string) => invalidParameters([{ field: 'output', message }]);
	if (output === undefined) return defaultPattern(steps);
	const mistake = mistakeIn(output, MISTAKES);
	if (mistake !== undefined) throw refuse(mistake);
	const ending = problemOfEnding(output, givesText(kind) ? 'text' : kind === 'files' ? 'file' : 'document', steps);
	if (ending) throw invalidParameters([{ field: 'output', ...ending }]);
	if (givesText(kind) && isCsv(output) && textFileType(steps.at(-1)?.params ?? {}, true) !== 'text/csv')
		throw refuse('is a .csv file, which holds a table: set tables to true');
	const further = furtherOf(steps, kind);
	const known = [...PLACEHOLDERS, ...further];
	const unknown = placeholdersIn(output).find((placeholder) => !known.includes(placeholder));
	if (unknown !== undefined) throw refuse(`${wordPlaceholder(unknown)}: use ${known.join(', ')}`);
	// eslint-disable-next-line no-control-regex -- what no file name may hold
	if (/[\u0000-\u001f]/.test(output)) throw refuse('must be a single line');
	if (/[\\/]$/.test(output)) throw refuse(`names a folder: write a file name after it, such as ${output}{name}.pdf`);
	const distinct = ['{index}', ...further.filter((placeholder) => placeholder !== '{extension}')];
	if (
		(kind === 'parts' || kind === 'texts' || kind === 'files') &&
		!distinct.some((placeholder) => output.includes(placeholder))
	) {
		const { dir, name, ext } = path.posix.parse(toPosix(output));
		const example = path.posix.join(
			dir,
			givesPages(steps) ? `${name}-{page}${ext}` : kind === 'files' ? `${name}.{file}` : `${name}-{index}${ext}`,
		);
		throw refuse(`needs ${distinct.join(' or ')}, because one file gives several results: such as ${example}`);
	}
	// A placeholder that begins the pattern may itself be an absolute path.
	const pattern = path.isAbsolute(output) ? writtenPath(places, output) : toPosix(output);
	const stays = path.isAbsolute(pattern) ? allows(places, pattern) : isInside(path.posix.normalize(pattern));
	if (!stays) throw refuse('must stay in the workspace or in RUNNER_TEMP');
	return pattern;
}

/** For files that would be written to one place: the placeholders that tell files apart and that the pattern does not have. */
function cureFor(pattern: string, kind: Kind): string {
	// Where a file gives several results, {index} counts those of one file.
	const distinct = ['{dir}', '{name}', ...(isOne(kind) ? ['{index}'] : [])];
	const unused = distinct.filter((placeholder) => !pattern.includes(placeholder));
	if (unused.length === 0) return 'process them in different steps';
	return `use ${[unused.slice(0, -1).join(', '), ...unused.slice(-1)].filter((part) => part !== '').join(' or ')}`;
}

/** A path that is written for sure: every split gives a first part, so its path can clash before others write. */
const sureOutput = (job: Job): string =>
	job.kind === 'parts' || job.kind === 'texts' ? job.outputPath({ index: 1 }) : job.outputPath();

function collisions(jobs: readonly Job[], { matched, overwrite, identity, exists, places }: Request, cure: string): Issue[] {
	const inputs = new Map(matched.map((file) => [identity(file), file]));
	const sharing = new Map<string, Job[]>();
	for (const job of jobs) {
		const key = identity(job.outputPath());
		const same = sharing.get(key);
		if (same) same.push(job);
		else sharing.set(key, [job]);
	}
	const issues: Issue[] = [];
	const taken: string[] = [];
	const refuse = (message: string) => void issues.push({ field: 'output', message });
	for (const [job, other, ...more] of sharing.values()) {
		if (!job) continue;
		const output = job.outputPath();
		const problem = unnameable(output);
		if (!allows(places, output) || output === '.' || output.endsWith('/'))
			refuse(`'${output}' is not a file in the workspace or in RUNNER_TEMP`);
		else if (problem !== undefined) refuse(problem);
		else if (isBelowGit(output)) refuse(`'${output}' is below .git, where nothing is written`);
		else if (other) {
			const [first, second] = [job.inputs[0], other.inputs[0]];
			const crowd =
				more.length === 0 ? `'${first}' and '${second}' would both` : `'${first}', '${second}' and ${more.length} more would all`;
			refuse(`${crowd} be written to '${output}': ${cure}`);
		} else {
			const sure = sureOutput(job);
			const key = identity(sure);
			const input = inputs.get(key);
			if (input !== undefined && !job.inputs.some((own) => identity(own) === key))
				refuse(`'${sure}' would replace another file that the step reads: choose a different pattern`);
			else if (input !== undefined && !overwrite)
				refuse(`'${sure}' would replace the input: choose a different pattern, or ${places.words.replace}`);
			else if (input === undefined && !overwrite && exists(sure)) taken.push(sure);
		}
	}
	if (taken.length > 0) refuse(alreadyThere(taken, places.words));
	const shown = 5;
	if (issues.length <= shown) return issues;
	return [...issues.slice(0, shown), { field: 'output', message: `and ${issues.length - shown} more such clashes` }];
}
