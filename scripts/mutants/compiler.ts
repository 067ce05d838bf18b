/** The faults that the compiler finds after a small change. Only what a change reaches is checked again. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export class Compiler {
	private program: ts.SemanticDiagnosticsBuilderProgram | undefined;
	private readonly host: ts.CompilerHost;
	private readonly parsed = new Map<string, ts.SourceFile | undefined>();
	private readonly options: ts.CompilerOptions;
	private readonly names: readonly string[];

	/** The faults without a change, which do not count. */
	readonly before: readonly string[];

	constructor(
		private readonly root: string,
		config = 'tsconfig.check.json',
	) {
		const read = ts.parseJsonConfigFileContent(
			ts.readConfigFile(path.join(root, config), (file) => readFileSync(file, 'utf8')).config,
			ts.sys,
			root,
		);
		this.names = read.fileNames;
		this.options = { ...read.options, incremental: false, noEmit: true };
		delete this.options.tsBuildInfoFile;
		this.host = ts.createIncrementalCompilerHost(this.options);
		const parse = this.host.getSourceFile.bind(this.host);
		this.host.getSourceFile = (file, ...more) => {
			if (!this.parsed.has(file)) this.parsed.set(file, parse(file, ...more));
			return this.parsed.get(file);
		};
		this.before = this.check();
	}

	/** After the file has changed. */
	faults(file: string): string[] {
		this.forget(file);
		return this.check().filter((fault) => !this.before.includes(fault));
	}

	/** The file is read again for the next check. */
	forget(file: string): void {
		this.parsed.delete(path.join(this.root, file));
	}

	private check(): string[] {
		this.program = ts.createSemanticDiagnosticsBuilderProgram(this.names, this.options, this.host, this.program);
		const found: ts.Diagnostic[] = [...this.program.getSyntacticDiagnostics()];
		for (;;) {
			const next = this.program.getSemanticDiagnosticsOfNextAffectedFile();
			if (!next) break;
			found.push(...next.result);
		}
		return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
	}
}
