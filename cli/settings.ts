/** The options of the terminal itself, read and checked before anything is opened. */
import type { Issue, TimeLimit } from '../shared/contract/errors';
import {
	FAIL_ON,
	isConcurrency,
	isPercent,
	isSeconds,
	SECONDS,
	WORDS_OF_CONCURRENCY,
	WORDS_OF_PERCENT,
	WORDS_OF_SECONDS,
	type FailOn,
} from '../runs/steps/limits';
import type { Given } from './options';

export interface Settings {
	/** Pattern of the paths, a folder, or `-`; `undefined` for the pattern of the operation. */
	readonly output: string | undefined;
	readonly inPlace: boolean;
	readonly overwrite: boolean;
	readonly json: boolean;
	readonly quiet: boolean;
	readonly dryRun: boolean;
	readonly failOn: FailOn;
	readonly minimumSaving: number | undefined;
	readonly concurrency: number | undefined;
	readonly timeLimit: TimeLimit;
	/** `''` for none. */
	readonly region: string;
	readonly baseUrl: string;
	readonly apiKey: string;
	/** Folder with the data of languages; `''` for none. */
	readonly languageData: string;
}

const NOT_EMPTY = [
	['output', 'output'],
	['region', 'region'],
	['baseAddress', 'base_address'],
	['languageData', 'language_data'],
] as const;

/** The settings, with every problem that they have. */
export function readSettings(
	given: Given,
	environment: Readonly<Record<string, string | undefined>>,
): { readonly settings: Settings; readonly issues: readonly Issue[] } {
	const issues: Issue[] = [];
	const text = (name: string): string | undefined => {
		const value = given[name];
		return typeof value === 'string' ? value : undefined;
	};
	const number = (name: string, field: string, isAllowed: (value: string) => boolean, message: string): number | undefined => {
		const value = text(name);
		if (value !== undefined && !isAllowed(value)) issues.push({ field, message });
		return value === undefined ? undefined : Number(value);
	};
	const wanted = text('failOn') ?? 'failed';
	const failOn = FAIL_ON.find((one) => one === wanted);
	if (failOn === undefined) issues.push({ field: 'fail_on', message: `must be one of ${FAIL_ON.join(', ')}` });
	for (const [name, field] of NOT_EMPTY) if (text(name) === '') issues.push({ field, message: 'is empty: leave it out' });
	const [inPlace, overwrite] = [given['inPlace'] === true, given['overwrite'] === true];
	if (inPlace && text('output') !== undefined)
		issues.push({ field: 'in_place', message: 'excludes output: give one of the two', mentions: ['output'] });
	const settings: Settings = {
		output: text('output'),
		inPlace,
		overwrite,
		json: given['json'] === true,
		quiet: given['quiet'] === true,
		dryRun: given['dryRun'] === true,
		failOn: failOn ?? 'failed',
		minimumSaving: number('minimumSaving', 'minimum_saving', isPercent, WORDS_OF_PERCENT),
		concurrency: number('concurrency', 'concurrency', isConcurrency, WORDS_OF_CONCURRENCY),
		timeLimit: {
			seconds: number('timeLimit', 'time_limit', isSeconds, WORDS_OF_SECONDS) ?? SECONDS,
			cure: 'Split the document, or raise --time-limit',
		},
		region: text('region') ?? '',
		baseUrl: text('baseAddress') ?? '',
		apiKey: environment['OCTAVO_API_KEY'] ?? '',
		languageData: text('languageData') ?? '',
	};
	return { settings, issues };
}
