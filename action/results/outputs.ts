/** The outputs of the step. Each has a value from the start, so that later steps can read them whatever happens. */
import * as core from '@actions/core';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OctavoError } from '../../shared/contract/errors';
import { countNoun } from '../../shared/sentences';
import { patternFor } from '../../runs/files/patterns';
import { pathFromAround, type Places } from '../../runs/disk/places';
import { sum, systemCode } from '../../runs/messages/log';
import type { Row } from '../../runs/jobs/execute';
import { comparisonOutputs } from './comparison';
import { matchesOutput } from './matches';

/** The names in action.yml. */
export const outputNames = [
	'files',
	'paths',
	'count',
	'failed',
	'total-bytes',
	'total-pages',
	'same',
	'changed',
	'changed-pages',
	'matches',
	'markdown',
	'results',
	'results-file',
] as const;

/** A name that cannot be a line of `paths`: steps that read it remove line breaks and outer blanks. */
const NOT_A_LINE = /[\r\n]|^\s|\s$/;

export class Outputs {
	private resultsFile = '';
	private places: Places | undefined;

	/** @throws OctavoError `configuration` if the runner's files cannot be written. */
	begin(): void {
		const temporary = process.env['RUNNER_TEMP'];
		attemptWrite('results-file cannot be made in RUNNER_TEMP', temporary, () => {
			if (temporary) this.resultsFile = path.join(mkdtempSync(path.join(temporary, 'octavo-')), 'results.json');
		});
		this.tell([]);
	}

	/** Later steps, such as actions/upload-artifact, know nothing of `working-directory`. */
	startFrom(places: Places): void {
		this.places = places;
	}

	/** @throws OctavoError `configuration` */
	tell(rows: readonly Row[], markdown = ''): void {
		const results = rows.map(({ data, ...row }) => ({ ...row, ...data }));
		const files = rows.flatMap(({ status, output }) => (status === 'done' && output !== null ? [output] : []));
		const { places } = this;
		const lines = files
			.map((file) => (places === undefined ? file : pathFromAround(places, file)))
			.filter((file) => !NOT_A_LINE.test(file));
		const written = files.length === 0 ? '' : `, although ${countNoun(files.length, 'file')} were written: see the log`;
		attemptWrite(`The output results-file cannot be written${written}`, this.resultsFile, () => {
			if (this.resultsFile !== '') writeFileSync(this.resultsFile, `${JSON.stringify(results)}\n`);
		});
		attemptWrite(`The outputs of the step cannot be written${written}`, process.env['GITHUB_OUTPUT'], () => {
			core.setOutput('files', files);
			core.setOutput('paths', lines.map(patternFor).join('\n'));
			core.setOutput('count', files.length);
			core.setOutput('failed', rows.filter(({ status }) => status === 'failed').length);
			const written = rows.filter(({ status, output }) => status === 'done' && output !== null);
			core.setOutput('total-bytes', sum(written.map(({ bytesAfter }) => bytesAfter ?? 0)));
			core.setOutput('total-pages', sum(written.map(({ pages }) => pages ?? 0)));
			const { same, changed, changedPages } = comparisonOutputs(rows);
			core.setOutput('same', same);
			core.setOutput('changed', changed);
			core.setOutput('changed-pages', changedPages);
			core.setOutput('matches', matchesOutput(rows));
			core.setOutput('markdown', markdown);
			core.setOutput('results', results);
			core.setOutput('results-file', this.resultsFile);
		});
		if (lines.length < files.length)
			core.info(
				`The output paths leaves out ${countNoun(files.length - lines.length, 'name')} with a line break or an outer blank`,
			);
	}
}

/** Codes of a disk without space. */
const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);

function attemptWrite(message: string, file: string | undefined, write: () => void): void {
	try {
		write();
	} catch (thrown) {
		const reason = file !== undefined && existsSync(file) ? systemCode(thrown) : 'there is no such file';
		throw new OctavoError('configuration', `${message} (${reason})`, {
			advice: FULL.has(systemCode(thrown))
				? 'Free space on the disk of the runner'
				: 'Check that earlier steps do not remove or lock the files of the runner',
			cause: thrown,
		});
	}
}
