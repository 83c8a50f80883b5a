declare module 'autocannon' {
  type Request = { method?: string; path?: string; headers?: Record<string, string>; setupRequest?: (request: Request) => Request }
  type Options = { url: string; connections: number; amount: number; headers?: Record<string, string>; requests?: readonly Request[]; timeout?: number }
  type Result = { duration: number; errors: number; timeouts: number; non2xx: number; '2xx': number; latency: { p50: number; p99: number } }
  export default function autocannon(options: Options): Promise<Result>
}
