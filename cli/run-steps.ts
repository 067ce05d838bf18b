/** Does the steps of a command line or of a job file for all its documents, and says how it ended. */
import { invalidParameters, OctavoError } from '../shared/contract/errors';
import { kebab } from '../shared/contract/names';
import { chooseBackend } from '../runs/backends/choose-backend';
import { isTaken } from '../runs/disk/confine';
import { claims, identityIn } from '../runs/disk/identity';
import type { Places, Words } from '../runs/disk/places';
import { Writer } from '../runs/disk/write';
import { SecondFiles } from '../runs/files/second-files';
import type { Row } from '../runs/jobs/execute';
import { preview, work, type Failure } from '../runs/jobs/work';
import type { Spelling } from '../runs/messages/spelling';
import { isMerging, plan, type Job } from '../runs/steps/plan';
import type { Step } from '../runs/steps/step-values';
import { destinationOf, type Destination } from './destination';
import { givenFiles } from './given-files';
import { PrintedResults, refusePerson } from './printed-results';
import { drawBar, NO_BAR, type Bar } from './progress-bar';
import type { Settings } from './settings';
import { harmless, type Terminal } from './terminal';

const WORDS: Words = {
	start: 'the current folder',
	replace: 'use --overwrite',
	empty: 'the current folder is empty',
	key: 'OCTAVO_API_KEY',
	giveKey: 'Set the variable OCTAVO_API_KEY, or leave out --region and --base-address: then no key is needed',
	service: 'the service at the base address',
	giveOneAddress: 'Leave out the base address, or the region',
	giveLanguages: 'Give a folder with its data as --language-data',
	here: 'on this machine',
};

/** A user's own files are anywhere. */
export const placesHere = (folder: string): Places => ({ workspace: folder, temporary: undefined, anywhere: true, words: WORDS });

export interface Done {
	readonly rows: readonly Row[];
	readonly failures: readonly Failure[];
	readonly jobs: readonly Job[];
	readonly destination: Destination;
	/** The results that are printed. */
	readonly printed: PrintedResults | undefined;
}

export interface Order {
	readonly steps: readonly Step[];
	/** Paths, patterns, folders, or `-`. */
	readonly files: readonly string[];
	readonly settings: Settings;
	readonly spelling: Spelling;
	/** Whether it is right that there is no document. */
	readonly mayBeEmpty?: boolean;
	/** Called before a signal ends the process, with the rows of all documents, done or not. */
	readonly onCancelled?: (rows: readonly Row[]) => void;
}

/**
 * `then` gets the results, before temporary files are removed.
 *
 * @throws OctavoError if the order itself is wrong; documents that failed are among the results.
 */
export async function runSteps<T>(order: Order, terminal: Terminal, then: (done: Done) => Promise<T>): Promise<T> {
	const { steps, settings, spelling } = order;
	const places = placesHere(terminal.folder);
	const chosen = await chooseBackend(settings, places, terminal.worker);
	for (const step of steps) await chosen.check(step);
	const secondFiles = new SecondFiles(steps, places);
	secondFiles.check();
	const given = await givenFiles(order.files, steps, places, terminal, order.mayBeEmpty);
	const destination = destinationOf(steps, settings, given.fromInput !== undefined, places);
	const printed = destination.isPrinted ? new PrintedResults() : undefined;
	try {
		const { jobs, claim } = planned(steps, given.files, destination, places);
		if (destination.isPrinted && destination.givesBytes) {
			if (jobs.length > 1) throw severalPrinted(jobs.length);
			refusePerson(terminal);
		}
		const lines = linesOf(settings, terminal, destination, given.fromInput);
		if (settings.dryRun) {
			const rows = preview(jobs, (line) => lines.tell(line));
			lines.end();
			return await then({ rows, failures: [], jobs, destination, printed });
		}
		const bar = barFor(jobs, steps, settings, terminal);
		const { rows, failures, leaveSignals } = await work({
			jobs,
			inputs: { steps, timeLimit: settings.timeLimit, minimumSaving: settings.minimumSaving },
			chosen,
			writer: printed ?? new Writer(places, destination.overwrite),
			secondFiles,
			numbersOf: () => undefined,
			claim,
			spelling,
			say: lines.tell,
			onProgress: bar.onProgress,
			onDone: bar.onDone,
			onCancelled: (done) => {
				bar.stop();
				lines.end();
				return Promise.resolve(order.onCancelled?.(done));
			},
		}).finally(bar.stop);
		// `octavo watch` runs again and again.
		leaveSignals();
		lines.end();
		return await then({
			rows: rows.map((row) => withoutStandIns(row, destination, given.fromInput)),
			failures,
			jobs,
			destination,
			printed,
		});
	} finally {
		given.clearUp();
		await printed?.close();
	}
}

/** @throws OctavoError `invalid_parameters` on `output`. */
function planned(steps: readonly Step[], files: readonly string[], destination: Destination, places: Places) {
	const identity = identityIn(places.workspace);
	const { overwrite, isPrinted } = destination;
	const exists = (file: string) => !isPrinted && isTaken(places, file);
	const guards = { matched: files, overwrite, identity, exists, words: places.words };
	const jobs = plan({ ...guards, files, steps, output: destination.pattern, places });
	if (destination.inPlace) {
		const other = jobs.find((job) => identity(job.outputPath()) !== identity(job.inputs[0] ?? ''));
		if (other !== undefined)
			throw invalidParameters([
				{ field: 'in_place', message: `needs names that end with .pdf, and '${other.inputs[0]}' does not` },
			]);
	}
	return { jobs, claim: claims(guards) };
}

const severalPrinted = (count: number): OctavoError =>
	new OctavoError('configuration', `${count} documents cannot go to standard output together`, {
		advice: "Name a pattern, as in: -o 'out/{name}.pdf'",
	});

/** Lines for people. Those of printed results would only repeat the name. A bar must not be torn: what comes with one waits. */
function linesOf(settings: Settings, terminal: Terminal, { isPrinted, isData }: Destination, fromInput: string | undefined) {
	const waiting: string[] = [];
	const isSilent = settings.quiet || settings.json || ((isPrinted || isData) && !settings.dryRun);
	const write = (line: string) => terminal.tell(harmless(nameInput(line, fromInput)));
	return {
		tell: (line: string): void => {
			if (isSilent) return;
			if (terminal.drawsBars) waiting.push(line);
			else write(line);
		},
		end: (): void => waiting.forEach(write),
	};
}

/** Standard input has a temporary name, which says nothing to its user. */
const nameInput = (text: string, fromInput: string | undefined): string =>
	fromInput === undefined ? text : text.replaceAll(fromInput, 'standard input');

const withoutStandIns = (row: Row, { isPrinted }: Destination, fromInput: string | undefined): Row => ({
	...row,
	input: nameInput(row.input, fromInput),
	inputs: row.inputs.map((input) => nameInput(input, fromInput)),
	output: isPrinted ? null : row.output,
});

function barFor(jobs: readonly Job[], steps: readonly Step[], { quiet, json }: Settings, { drawsBars }: Terminal): Bar {
	if (!drawsBars || quiet || json) return NO_BAR;
	return drawBar(isMerging(steps) ? 1 : jobs.length, steps.map(({ name }) => kebab(name)).join(', then '));
}
