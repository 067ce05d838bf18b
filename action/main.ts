/** The step from start to end: inputs, files, plan, work, report. The only place that catches everything. */
import * as core from '@actions/core';
import { readFileSync } from 'node:fs';
import { asOctavoError } from '../shared/contract/errors';
import { kebab } from '../shared/contract/names';
import { countNoun } from '../shared/sentences';
import { chooseBackend } from '../runs/backends/choose-backend';
import { isTaken } from '../runs/disk/confine';
import { claims, identityIn } from '../runs/disk/identity';
import type { Places } from '../runs/disk/places';
import { Writer } from '../runs/disk/write';
import { bundleEntry } from './bundle/entry';
import { chooseFiles } from './files/choose-files';
import { enterWorkspace, pathInRepository } from './files/workspace';
import { progressLines } from './messages/progress-lines';
import { SecondFiles } from '../runs/files/second-files';
import { explain } from '../runs/messages/explain';
import { printable, readableBytes, trace } from '../runs/messages/log';
import type { Spelling } from '../runs/messages/spelling';
import { givesDifference } from '../runs/steps/comparing';
import { Warnings } from './messages/warnings';
import { annotateDifferences, differenceReason, differencesIn, isComparing, newFile, pagesLine } from './results/comparison';
import { markdownOf } from './results/markdown';
import { matchReason } from './results/matches';
import { Outputs } from './results/outputs';
import { annotateFailures, conclusionOf, summarize } from './results/report';
import { headline, type Digest } from './results/summary';
import { continueNumbers, CountError } from '../runs/jobs/continue-numbers';
import type { Row } from '../runs/jobs/execute';
import { readInput } from '../runs/jobs/holding';
import { reasonToFail } from '../runs/jobs/reason-to-fail';
import { preview, work, type Failure } from '../runs/jobs/work';
import { readInputs, type Inputs } from './steps/inputs';
import { isMerging, kindOfSteps, plan } from '../runs/steps/plan';

export async function main(): Promise<void> {
	const warnings = new Warnings();
	const outputs = new Outputs();
	let spelling: Spelling = 'wire';
	try {
		outputs.begin();
		const inputs = await readInputs(
			(name) => core.getInput(name, { trimWhitespace: false }),
			(secret) => mask(secret, warnings),
			(name) => process.env[`INPUT_${name.toUpperCase()}`]?.trim() === '',
		);
		for (const warning of inputs.warnings) warnings.add(warning);
		spelling = inputs.isList ? 'wire' : 'inputs';
		await run(inputs, outputs, warnings, spelling);
	} catch (thrown) {
		const error = asOctavoError(thrown instanceof CountError ? thrown.cause : thrown);
		const message = explain(error, spelling);
		if (thrown instanceof CountError) core.error(message, { file: thrown.file });
		core.setFailed(
			thrown instanceof CountError
				? 'No file was written: continue-numbers counts the pages of all files first, and one file could not be counted'
				: message,
		);
		if (error.cause !== undefined) core.debug(trace(error.cause));
	} finally {
		core.debug(`Peak memory: ${readableBytes(peakMemory())}`);
	}
}

async function run(inputs: Inputs, outputs: Outputs, warnings: Warnings, spelling: Spelling): Promise<void> {
	const start = process.uptime();
	const places = enterWorkspace(inputs.workingDirectory);
	outputs.startFrom(places);
	const chosen = await chooseBackend(inputs, places, bundleEntry);
	if (chosen.isLocal && inputs.apiKey !== '')
		warnings.add('api-key is not used: without region or base-url documents are processed on the runner');
	for (const step of inputs.steps) await chosen.check(step);
	if (inputs.output !== undefined && kindOfSteps(inputs.steps) === 'data' && !givesDifference(inputs.steps))
		warnings.add('output is not used: the step reads documents and writes none');
	const base = inputs.comparing.withBase ? await (await import('./files/base')).BaseVersions.of(places) : undefined;
	const secondFiles = new SecondFiles(inputs.steps, places, base);
	const { matched, files: chosenFiles } = await chooseFiles(inputs, places, secondFiles, warnings);
	const { known: files, fresh } = base ? await base.divide(chosenFiles) : { known: chosenFiles, fresh: [] };
	secondFiles.check();
	const identity = identityIn(places.workspace);
	// No result replaces a file that the step reads.
	const guarded = [...new Set([...matched, ...matched.flatMap((file) => [...secondFiles.neededBy(file).keys()])])];
	const exists = (file: string) => isTaken(places, file);
	const guards = { matched: guarded, overwrite: inputs.overwrite, identity, exists, words: places.words };
	const jobs = plan({ ...inputs, ...guards, files, places });
	const operations = inputs.steps.map(({ name }) => kebab(name));

	const numbersOf =
		inputs.continueNumbers && !inputs.dryRun
			? await continueNumbers(jobs, inputs.steps, (file) => readInput(file, places.workspace))
			: () => undefined;
	core.startGroup(printable(`${operations.join(', then ')}: ${countNoun(files.length, 'file')}, ${chosen.place}`));
	const digestOf = (rows: readonly Row[]): Digest => {
		const seconds = process.uptime() - start;
		return {
			rows,
			matched: matched.length,
			operations,
			place: chosen.place,
			dryRun: inputs.dryRun,
			seconds,
			showText: inputs.comparing.showText,
		};
	};
	const { rows: worked, failures } = inputs.dryRun
		? { rows: preview(jobs, say), failures: [] }
		: await work({
				jobs,
				inputs,
				chosen,
				writer: new Writer(places, inputs.overwrite),
				secondFiles,
				numbersOf,
				claim: claims(guards),
				spelling,
				say,
				onProgress: progressLines(say),
				onCancelled: async (rows) => {
					outputs.tell(rows, markdownOf(digestOf(rows)));
					if (inputs.summary) await summarize(digestOf(rows), warnings);
				},
			});
	core.endGroup();
	const rows = [...worked, ...fresh.map(newFile)];

	await report({ digest: digestOf(rows), failures, total: files.length, inputs, outputs, places, warnings });
}

/** A line of the log. */
const say = (line: string): void => core.info(printable(line));

interface Done {
	readonly digest: Digest;
	readonly failures: readonly Failure[];
	/** Files to work on. */
	readonly total: number;
	readonly inputs: Inputs;
	readonly outputs: Outputs;
	readonly places: Places;
	readonly warnings: Warnings;
}

/** Tells what was done, and makes the step fail if it must. */
async function report({ digest, failures, total, inputs, outputs, places, warnings }: Done): Promise<void> {
	const { rows } = digest;
	const differing = differencesIn(rows);
	// GitHub shows an annotation beside the file of that path in the repository.
	const placed = <T extends { readonly file: string }>(one: T): T => ({ ...one, file: pathInRepository(places, one.file) });
	annotateDifferences(differing.map(placed), inputs.comparing.failOnDifference ? 'error' : 'notice');
	annotateFailures(
		failures.map(placed),
		inputs.failOn === 'nothing' ? 'warning' : 'error',
		digest.operations.join(', '),
		warnings,
	);
	core.info(printable(headline(digest)));
	if (isComparing(rows)) core.info(pagesLine(rows));
	// The step tells what succeeded before it fails.
	outputs.tell(rows, markdownOf(digest));
	if (inputs.summary) await summarize(digest, warnings);
	if (inputs.attest) {
		const { declareArtifacts } = await import('./results/artifacts');
		const written = rows.flatMap(({ status, output }) => (status === 'done' && output !== null ? [output] : []));
		for (const warning of await declareArtifacts(written, places)) warnings.add(warning);
	}
	if (failures.length === 0) {
		const reason =
			inputs.comparing.failOnDifference && differing.length > 0
				? differenceReason(differing.length, rows.length)
				: (matchReason(rows, inputs.matching) ?? reasonToFail(rows, inputs.failOn));
		if (reason !== undefined) core.setFailed(reason);
		return;
	}
	const conclusion = isMerging(inputs.steps) ? `The merge of ${countNoun(total, 'file')} failed` : conclusionOf(failures, total);
	if (inputs.failOn === 'nothing') warnings.add(conclusion);
	else core.setFailed(conclusion);
}

/** Hides a secret. An empty value would only give a warning, and a single character would hide most of the log. */
function mask(secret: string, warnings: Warnings): void {
	if ([...secret.trim()].length > 1) core.setSecret(secret);
	else if (secret.trim() !== '')
		warnings.add(
			'A secret of one character cannot be masked, because most of the log would be hidden. The step does not print it; use a longer one',
		);
}

/** Of the process with its worker threads. Where Linux does not tell, what Node tells may be that of the runner, which started it. */
function peakMemory(): number {
	try {
		const [, kibibytes] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'latin1')) ?? [];
		if (kibibytes !== undefined) return Number(kibibytes) * 1024;
	} catch {
		// Not Linux.
	}
	return process.resourceUsage().maxRSS * 1024;
}
