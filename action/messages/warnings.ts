/** Warnings of the step. */
import * as core from '@actions/core';
import { MESSAGE_LENGTH } from '../../runs/messages/explain';
import { printable } from '../../runs/messages/log';

/** The runner shows ten annotations of each level for a step; the last error is kept for the conclusion. */
export const ANNOTATIONS = 10;

/** Warnings that the runner will show: beyond its ten they go to the log only. */
export class Warnings {
	private given = 0;

	add(message: string, file?: string, title?: string): void {
		const text = printable(message).slice(0, MESSAGE_LENGTH);
		this.given++;
		if (this.given <= ANNOTATIONS)
			core.warning(text, { ...(file === undefined ? {} : { file }), ...(title === undefined ? {} : { title }) });
		else core.info(file === undefined ? `Warning: ${text}` : `Warning: ${printable(file)}: ${text}`);
	}
}
