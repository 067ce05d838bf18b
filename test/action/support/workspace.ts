/** Temporary workspaces with documents in them, removed after each test. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Job, runStep, type Step, type StepResult } from './runner';

export interface ResultRow {
	readonly status: string;
	readonly input: string;
	readonly inputs: readonly string[];
	readonly output: string | null;
	readonly pages: number | null;
	readonly bytesBefore: number | null;
	readonly bytesAfter: number | null;
	readonly facts: Readonly<Record<string, unknown>>;
	readonly notes: readonly string[];
	readonly message: string | null;
}

export class Workspace {
	readonly folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'workspace-')));
	/** All steps of a test belong to one job. */
	readonly job = new Job();

	constructor(files: Readonly<Record<string, Uint8Array | string>> = {}) {
		for (const [name, content] of Object.entries(files)) this.write(name, content);
	}

	path(name: string): string {
		return path.join(this.folder, name);
	}

	write(name: string, content: Uint8Array | string): void {
		mkdirSync(path.dirname(this.path(name)), { recursive: true });
		writeFileSync(this.path(name), content);
	}

	read(name: string): Uint8Array {
		return readFileSync(this.path(name));
	}

	has(name: string): boolean {
		return existsSync(this.path(name));
	}

	/** All files and links, relative, sorted. Node 24 reads the folders that links lead to as well. */
	list(): string[] {
		return readdirSync(this.folder, { recursive: true, withFileTypes: true })
			.filter((entry) => !entry.isDirectory() && realpathSync(entry.parentPath) === entry.parentPath)
			.map((entry) => path.relative(this.folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
			.sort();
	}

	run(inputs: Readonly<Record<string, string>>, step: Partial<Step> = {}): Promise<StepResult> {
		return runStep({ workspace: this.folder, inputs, job: this.job, ...step });
	}

	/** The messages of a step that fails and writes nothing. */
	async refusal(inputs: Readonly<Record<string, string>>, step: Partial<Step> = {}): Promise<string> {
		const before = this.list();
		const { exitCode, annotations } = await this.run(inputs, step);
		expect(exitCode).toBe(1);
		expect(this.list()).toEqual(before);
		return annotations.map(({ message }) => message).join('\n');
	}

	remove(): void {
		rmSync(this.folder, { recursive: true, force: true });
		this.job.end();
	}
}

export const filesOf = ({ outputs }: StepResult): string[] => JSON.parse(outputs['files'] ?? 'null') as string[];
export const resultsOf = ({ outputs }: StepResult): ResultRow[] => JSON.parse(outputs['results'] ?? 'null') as ResultRow[];
