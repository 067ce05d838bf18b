/** The inputs of the step, read once and masked before anything is printed. All other modules get them as data. */
import { invalidParameters, type Issue, type TimeLimit } from '../../shared/contract/errors';
import { comparingIssues, readComparing, type Comparing } from '../../runs/steps/comparing';
import { readLines, type Line } from '../../runs/steps/lines';
import { continueIssues } from '../../runs/steps/numbering';
import { savingIssues } from '../../runs/steps/saving';
import type { Step } from '../../runs/steps/step-values';
import { readSteps } from '../../runs/steps/steps';
import { unknownHere } from '../../shared/contract/values/known-here';
import { addAll } from '../../shared/lists';
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

export interface Inputs {
	readonly steps: readonly Step[];
	/** Whether they were given as `steps`, not as the short form with flat inputs. */
	readonly isList: boolean;
	/** Glob patterns or paths, in their order. */
	readonly files: readonly Line[];
	/** Pattern of the output paths; `undefined` for the default one. */
	readonly output: string | undefined;
	readonly overwrite: boolean;
	readonly ifNoFilesFound: 'warn' | 'error' | 'ignore';
	readonly changedOnly: boolean;
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
	readonly warnings: readonly string[];
}

/** Inputs of the Action itself. The table of operations gives the others. */
export const hostInputs = [
	'operation',
	'steps',
	'files',
	'output',
	'overwrite',
	'if-no-files-found',
	'changed-only',
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
	'region',
	'base-url',
	'api-key',
	'summary',
	'attest',
	'github-token',
] as const;

/** Without a region, values that only one may know are refused with everything else. */
const unknownIn = ({ steps, region, baseUrl }: Inputs): Issue[] =>
	region + baseUrl !== '' ? [] : steps.flatMap(({ name, params }) => unknownHere(name, params));

/**
 * `read` gives an input untrimmed, `''` when absent; `mask` hides a secret from the log.
 *
 * @throws OctavoError `invalid_parameters` with every problem at once, by input name.
 */
export async function readInputs(read: (name: string) => string, mask: (secret: string) => void): Promise<Inputs> {
	const issues: Issue[] = [];
	const text = (name: (typeof hostInputs)[number]) => read(name).trim();
	const secret = (name: (typeof hostInputs)[number]) => {
		const value = text(name);
		if (value !== '') mask(value);
		return value;
	};
	const choice = <T extends string>(name: (typeof hostInputs)[number], values: readonly [T, ...T[]]): T => {
		const given = text(name) || values[0];
		const found = values.find((value) => value === given);
		if (found === undefined) issues.push({ field: name, message: `must be one of ${values.join(', ')}` });
		return found ?? values[0];
	};
	const flag = (name: (typeof hostInputs)[number], absent: boolean): boolean => {
		const given = text(name).toLowerCase();
		if (given !== '' && given !== 'true' && given !== 'false') issues.push({ field: name, message: 'must be true or false' });
		return given === '' ? absent : given === 'true';
	};

	const comparing = readComparing((name) => flag(name, false));
	const { steps, issues: stepIssues, warnings } = await readSteps(read, mask, comparing);
	const lines = readLines(text('files'));
	if ('problem' in lines) issues.push({ field: 'files', message: lines.problem });
	const number = (name: (typeof hostInputs)[number], isAllowed: (given: string) => boolean, message: string) => {
		const given = text(name);
		if (given !== '' && !isAllowed(given)) issues.push({ field: name, message });
		return given === '' ? undefined : Number(given);
	};
	const goesOn = choice('on-error', ['fail', 'continue']) === 'continue';
	const failOn = text('fail-on') === '' && goesOn ? 'nothing' : choice('fail-on', FAIL_ON);
	if (goesOn && failOn !== 'nothing')
		issues.push({ field: 'fail-on', message: 'contradicts on-error: continue. Leave out one of the two' });
	const inputs: Inputs = {
		steps,
		isList: text('steps') !== '',
		files: 'lines' in lines ? lines.lines : [],
		output: text('output') || undefined,
		overwrite: flag('overwrite', false),
		ifNoFilesFound: choice('if-no-files-found', ['warn', 'error', 'ignore']),
		changedOnly: flag('changed-only', false),
		dryRun: flag('dry-run', false),
		continueNumbers: flag('continue-numbers', false),
		concurrency: number('concurrency', isConcurrency, WORDS_OF_CONCURRENCY),
		timeLimit: timeLimitOf(number('time-limit', isSeconds, WORDS_OF_SECONDS)),
		failOn,
		minimumSaving: number('minimum-saving', isPercent, WORDS_OF_PERCENT),
		region: text('region'),
		baseUrl: text('base-url'),
		apiKey: secret('api-key'),
		languageData: text('language-data'),
		summary: flag('summary', true),
		attest: flag('attest', false),
		githubToken: secret('github-token'),
		comparing,
		warnings,
	};
	addAll(issues, stepIssues.length === 0 ? contradictions(inputs) : unknownIn(inputs));
	if (stepIssues.length + issues.length > 0) throw invalidParameters([...stepIssues, ...issues]);
	return inputs;
}

const timeLimitOf = (seconds = SECONDS): TimeLimit => ({ seconds, cure: 'Split the document, or raise time-limit' });

/** Inputs that the steps have no use for. */
function contradictions(inputs: Inputs): Issue[] {
	const { steps, continueNumbers, minimumSaving, comparing } = inputs;
	return [
		...unknownIn(inputs),
		...(continueNumbers ? continueIssues(steps) : []),
		...(minimumSaving === undefined ? [] : savingIssues(steps)),
		...comparingIssues(steps, comparing),
	];
}
