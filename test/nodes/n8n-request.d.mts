export function n8nRequest(options: Readonly<Record<string, unknown>>, apiKey: string): Promise<unknown>;
