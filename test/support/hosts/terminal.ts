/** The terminal in this process, with streams of the test. */
import { Readable } from 'node:stream';
import { main } from '../../../cli/main';

export interface Ended {
	/** The exit code. */
	readonly code: number;
	/** Standard output and standard error. */
	readonly printed: string;
	readonly told: string;
}

/** Runs a command line in `folder`, where no person answers questions and the job takes no threads. */
export async function runCommand(
	folder: string,
	words: readonly string[],
	environment: Readonly<Record<string, string>>,
): Promise<Ended> {
	const [printed, told]: [string[], string[]] = [[], []];
	const code = await main(
		words,
		{
			input: Readable.from([]),
			print: (data) => Promise.resolve(void printed.push(data.toString())),
			tell: (line) => void told.push(line),
			isPersonReading: false,
			drawsBars: false,
			ask: () => Promise.reject(new Error('no person answers')),
			environment,
			folder,
			worker: () => Promise.reject(new Error('a job of this size takes no threads')),
		},
		'1.2.3',
	);
	return { code, printed: printed.join(''), told: told.join('\n') };
}
