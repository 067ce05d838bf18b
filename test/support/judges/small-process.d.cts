/** Like `spawnSync`, from a small process. @throws if the program cannot be started, or does not come to an end. */
export function startProgram(
	file: string,
	args: readonly string[],
	options: { input?: Uint8Array; maxBuffer: number; timeout: number; killSignal: NodeJS.Signals },
): { status: number | null; stdout: Buffer; stderr: Buffer };
