/** The inputs of the step, read once and masked before anything is printed. All other modules get them as data. */
import { isoDate } from '../../shared/contract/values/dates';
import { invalidParameters, type Issue, type TimeLimit } from '../../shared/contract/errors';
import { comparingIssues, readComparing, type Comparing } from '../../runs/steps/comparing';
import { readLines, type Line } from '../../runs/steps/lines';
import { continueIssues } from '../../runs/steps/numbering';
import { savingIssues } from '../../runs/steps/saving';
import type { Step } from '../../runs/steps/step-values';
import { readSteps } from '../../runs/steps/steps';
import { unknownHere } from '../../shared/contract/values/known-here';
import {
	FAIL_ON,
	isConcurrency,
	isPercent,
	isSeconds,
	SECONDS,
	WORDS_OF_PERCENT,
	WORDS_OF_CONCURRENCY,
	WORDS_OF_SECONDS,
	type FailOn,
} from '../../runs/steps/limits';
import { InputReader } from './input-reader';
import { matchingIssues, type Matching } from './matching';

export interface Inputs {
	readonly steps: readonly Step[];
	/** Whether they were given as `steps`, not as the short form with flat inputs. */
	readonly isList: boolean;
	/** The folder of the workspace that paths start from; `''` for the workspace. */
	readonly workingDirectory: string;
	/** Glob patterns or paths, in their order. */
	readonly files: readonly Line[];
	/** Pattern of the output paths; `undefined` for the default one. */
	readonly output: string | undefined;
	readonly overwrite: boolean;
	readonly ifNoFilesFound: 'warn' | 'error' | 'ignore';
	readonly changedOnly: boolean;
	/** `last-success`, or a date of ISO 8601 with its time; empty: not asked for. */
	readonly changedSince: string;
	readonly dryRun: boolean;
	readonly continueNumbers: boolean;
	/** Files in work at the same time; `undefined` for what suits the backend. */
	readonly concurrency: number | undefined;
	readonly timeLimit: TimeLimit;
	/** The least that makes the step fail; each of them includes those before it. */
	readonly failOn: FailOn;
	/** Percent by which a result must be smaller than its input to be written. */
	readonly minimumSaving: number | undefined;
	readonly region: string;
	readonly baseUrl: string;
	readonly apiKey: string;
	/** Folder with the data of languages; `''` for none. */
	readonly languageData: string;
	readonly summary: boolean;
	readonly attest: boolean;
	readonly githubToken: string;
	/** For documents that are compared with earlier versions. */
	readonly comparing: Comparing;
	/** For texts that are searched. */
	readonly matching: Matching;
	readonly warnings: readonly string[];
}

/** Inputs of the Action itself. The table of operations gives the others. */
export const hostInputs = [
	'operation',
	'steps',
	'files',
	'working-directory',
	'output',
	'overwrite',
	'if-no-files-found',
	'changed-only',
	'changed-since',
	'dry-run',
	'continue-numbers',
	'concurrency',
	'time-limit',
	'language-data',
	'on-error',
	'fail-on',
	'minimum-saving',
	'compare-with-base',
	'show-text',
	'fail-on-difference',
	'fail-on-match',
	'fail-on-no-match',
	'region',
	'base-url',
	'api-key',
	'summary',
	'attest',
	'github-token',
] as const;

type HostInput = (typeof hostInputs)[number];

/** Without a region, values that only one may know are refused with everything else. */
const unknownIn = ({ steps, region, baseUrl }: Inputs): Issue[] =>
	region + baseUrl !== '' ? [] : steps.flatMap(({ name, params }) => unknownHere(name, params));

/**
 * `read` gives an input untrimmed, `''` when absent; `mask` hides a secret from the log; `isEmpty` tells whether the runner gives an
 * input, and it is empty.
 *
 * @throws OctavoError `invalid_parameters` with every problem at once, by input name.
 */
export async function readInputs(
	read: (name: string) => string,
	mask: (secret: string) => void,
	isEmpty: (name: string) => boolean,
): Promise<Inputs> {
	const from = new InputReader<HostInput>(read, mask, isEmpty);
	const comparing = readComparing((name) => from.flag(name, false));
	const { steps, issues: stepIssues, warnings } = await readSteps(read, mask, comparing);
	const lines = readLines(from.text('files'));
	if ('problem' in lines) from.refuse('files', lines.problem);
	const changedOnly = from.flag('changed-only', false);
	const inputs: Inputs = {
		steps,
		isList: from.text('steps') !== '',
		workingDirectory: from.text('working-directory'),
		files: 'lines' in lines ? lines.lines : [],
		output: from.text('output') || undefined,
		overwrite: from.flag('overwrite', false),
		ifNoFilesFound: from.choice('if-no-files-found', ['warn', 'error', 'ignore']),
		changedOnly,
		changedSince: readSince(from, changedOnly),
		dryRun: from.flag('dry-run', false),
		continueNumbers: from.flag('continue-numbers', false),
		concurrency: from.number('concurrency', isConcurrency, WORDS_OF_CONCURRENCY),
		timeLimit: timeLimitOf(from.number('time-limit', isSeconds, WORDS_OF_SECONDS, SECONDS)),
		failOn: readFailOn(from),
		minimumSaving: from.number('minimum-saving', isPercent, WORDS_OF_PERCENT),
		region: from.text('region'),
		baseUrl: from.text('base-url'),
		apiKey: from.secret('api-key'),
		languageData: from.text('language-data'),
		summary: from.flag('summary', true),
		attest: from.flag('attest', false),
		githubToken: from.secret('github-token'),
		comparing,
		matching: { failOnMatch: from.flag('fail-on-match', false), failOnNoMatch: from.flag('fail-on-no-match', false) },
		warnings,
	};
	const issues = [...stepIssues, ...from.issues, ...(stepIssues.length === 0 ? contradictions(inputs) : unknownIn(inputs))];
	if (issues.length > 0) throw invalidParameters(issues);
	return inputs;
}

/** `on-error: continue` is the older way to say `fail-on: nothing`. */
function readFailOn(from: InputReader<HostInput>): FailOn {
	const goesOn = from.choice('on-error', ['fail', 'continue']) === 'continue';
	// Absent: it has no default in action.yml, because of on-error.
	if (from.text('fail-on') === '') return goesOn ? 'nothing' : FAIL_ON[0];
	const failOn = from.choice('fail-on', FAIL_ON);
	if (goesOn && failOn !== 'nothing') from.refuse('fail-on', 'contradicts on-error: continue. Leave out one of the two');
	return failOn;
}

/** A day begins at midnight of UTC. */
function readSince(from: InputReader<HostInput>, changedOnly: boolean): string {
	const given = from.text('changed-since');
	if (given !== '' && changedOnly) from.refuse('changed-since', 'excludes changed-only: leave out one of the two');
	if (given === '' || given === 'last-success') return given;
	const date = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/.test(given) ? new Date(given) : new Date(NaN);
	if (isoDate(given) === undefined || Number.isNaN(date.getTime())) {
		from.refuse('changed-since', 'must be last-success, or a date such as 2026-11-20 or 2026-11-20T14:30:00+01:00');
		return '';
	}
	return date.toISOString();
}

const timeLimitOf = (seconds: number): TimeLimit => ({ seconds, cure: 'Split the document, or raise time-limit' });

/** Inputs that the steps have no use for. */
function contradictions(inputs: Inputs): Issue[] {
	const { steps, continueNumbers, minimumSaving, comparing, matching } = inputs;
	return [
		...unknownIn(inputs),
		...(continueNumbers ? continueIssues(steps) : []),
		...(minimumSaving === undefined ? [] : savingIssues(steps)),
		...comparingIssues(steps, comparing),
		...matchingIssues(steps, matching),
	];
}
