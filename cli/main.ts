/** The command line from start to end. The only place that catches everything. */
import { Command, CommanderError } from 'commander';
import { invalidParameters, asOctavoError, type Issue, type OctavoError } from '../shared/contract/errors';
import { kebab } from '../shared/contract/names';
import { operationOf, type OperationName } from '../shared/contract/operations';
import { operationsOf, resourceNames, resources } from '../shared/contract/resources';
import { addAll } from '../shared/lists';
import { SecondFiles } from '../runs/files/second-files';
import { explain } from '../runs/messages/explain';
import { optionOf, spellNames, type Spelling } from '../runs/messages/spelling';
import { savingIssues } from '../runs/steps/saving';
import { unknownHere } from '../shared/contract/values/known-here';
import { expressionIssues } from '../runs/steps/expressions';
import { decodeDraft } from '../runs/steps/step-values';
import { completionFor } from './completion';
import { DONE, USAGE } from './exit-codes';
import { findProblems } from './given-files';
import { operationNamed, SHORT_NAMES, unknownName } from './names';
import { addOptions, givenFields, TwiceError, type Given } from './options';
import { reportDone } from './report';
import { placesHere, runSteps } from './run-steps';
import { withSecrets } from './secrets';
import { readSettings } from './settings';
import { harmless, type Terminal } from './terminal';

/** @returns the exit code. */
export async function main(words: readonly string[], terminal: Terminal, version: string): Promise<number> {
	try {
		return await obey(words, terminal, version);
	} catch (thrown) {
		if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? DONE : USAGE;
		const isJob = words[0] === 'run' || words[0] === 'watch';
		for (const line of linesOf(asOctavoError(thrown), isJob ? 'wire' : 'options')) terminal.tell(`octavo: ${harmless(line)}`);
		return USAGE;
	}
}

async function obey(words: readonly string[], terminal: Terminal, version: string): Promise<number> {
	const [first, ...rest] = words;
	if (first === '--version' || first === '-V') return await printText(`${version}\n`, terminal);
	if (first === undefined || ((first === 'help' || first === '--help' || first === '-h') && rest.length === 0))
		return await printText(overview(), terminal);
	if (first === 'completion') return await printText(completionFor(rest[0]), terminal);
	if (first === 'run' || first === 'watch') {
		const { runJobFile, watchJobFile } = await import('./job-commands');
		return await (first === 'run' ? runJobFile : watchJobFile)(rest, terminal);
	}
	const isHelp = first === 'help' || first === '--help' || first === '-h';
	const given = isHelp ? (rest[0] ?? '') : first;
	const name = operationNamed(given);
	if (name === undefined) {
		terminal.tell(`octavo: ${unknownName(given)}`);
		return USAGE;
	}
	return await operate(name, isHelp ? ['--help'] : rest, terminal);
}

async function printText(text: string, { print }: Terminal): Promise<number> {
	await print(text);
	return DONE;
}

/** One operation: reads its options, and does it for all files. Every problem is told at once. */
async function operate(name: OperationName, words: readonly string[], terminal: Terminal): Promise<number> {
	const parsed = parse(name, words, terminal);
	if (parsed === undefined) return USAGE;
	const { files, given } = parsed;
	const { settings, issues: wrongSettings } = readSettings(given, terminal.environment);
	const { values, issues: wrongSecrets } = await withSecrets(name, givenFields(name, given), terminal);
	const { step, issues: wrongFields } = decodeDraft({ name, raw: values, typed: {} }, 'refuse');
	const isHere = settings.region === '' && settings.baseUrl === '';
	const unknown = isHere ? unknownHere(name, step.params) : [];
	// A secret that was not read has its own problem.
	const unread = new Set(wrongSecrets.map(({ field }) => field));
	const problems: Issue[] = [
		...wrongSettings,
		...wrongSecrets,
		...wrongFields.filter(({ field }) => !unread.has(field)),
		...(await expressionIssues(step)),
		...unknown,
	];
	if (files.length === 0) problems.push({ field: 'files', message: 'name at least one file, or - for standard input' });
	if (problems.length === 0 && settings.minimumSaving !== undefined) addAll(problems, savingIssues([step]));
	if (problems.length > 0) {
		const places = placesHere(terminal.folder);
		addAll(problems, new SecondFiles([step], places).findProblems());
		addAll(problems, await findProblems(files, step, places));
		throw invalidParameters(problems);
	}
	return await runSteps({ steps: [step], files, settings, spelling: 'options' }, terminal, (done) =>
		reportDone(done, settings, terminal),
	);
}

/** `undefined` after a mistake that has been told. */
function parse(
	name: OperationName,
	words: readonly string[],
	terminal: Terminal,
): { readonly files: readonly string[]; readonly given: Given } | undefined {
	const told: string[] = [];
	const command = addOptions(new Command(`octavo ${kebab(name)}`), name)
		.description(`${operationOf(name).description}.`)
		.argument('[files...]', 'paths, patterns such as docs/**/*.pdf, folders, or - for standard input')
		.helpOption('-h, --help', 'show this')
		.exitOverride()
		.configureOutput({ writeOut: (text) => void terminal.print(text), writeErr: (text) => void told.push(text) });
	try {
		command.parse([...words], { from: 'user' });
	} catch (thrown) {
		if (thrown instanceof TwiceError)
			throw invalidParameters([{ field: thrown.option, message: 'is given twice: give it once' }]);
		for (const text of told)
			for (const line of text.trim().split('\n'))
				terminal.tell(`octavo ${kebab(name)}: ${harmless(line.replace(/^error: /, ''))}`);
		if (told.length > 0) terminal.tell(`octavo ${kebab(name)}: --help lists its options`);
		throw thrown;
	}
	return { files: command.args, given: command.opts() };
}

/** The error as lines: one for each problem, with the names that its user typed. */
function linesOf(error: OctavoError, spelling: Spelling): string[] {
	if (error.code !== 'invalid_parameters' || error.issues.length === 0) return [explain(error, spelling)];
	return error.issues.map(({ field, message, mentions = [] }) => {
		const text = spellNames(spelling, message, mentions);
		// These are not options.
		if ((field === 'files' || field === 'operation') && spelling === 'options') return text;
		return `${spelling === 'options' ? optionOf(HOST_FIELDS[field] ?? field) : field}: ${text}`;
	});
}

/** Names that the common rooms have for options of the terminal. */
const HOST_FIELDS: Readonly<Record<string, string>> = { 'base-url': 'base_address' };

const WIDTH = 26;

/** All operations, by their resources. */
function overview(): string {
	const sections = resources.map((resource) => {
		const lines = operationsOf(resource).map((name) => `  ${kebab(name).padEnd(WIDTH)}${operationOf(name).action}`);
		return [`\n${resourceNames[resource]}`, ...lines].join('\n');
	});
	const shorts = Object.entries(SHORT_NAMES).map(([short, name]) => `${short} (${kebab(name)})`);
	return `octavo <operation> [files...] [--parameter value...]

  octavo merge a.pdf b.pdf -o all.pdf
  octavo text scan.pdf
  cat a.pdf | octavo rotate --angle 90 - > b.pdf
  octavo run job.yml

octavo help <operation> explains its parameters.
${sections.join('\n')}

Short names: ${shorts.join(', ')}.
Schedules: octavo run job.yml, octavo watch job.yml. Completion: octavo completion bash|zsh|fish.
`;
}
