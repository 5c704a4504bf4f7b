import { create } from 'zustand';

interface ServerState {
  /** Instant since when the server has not answered, milliseconds; null while it does. */
  awaySince: number | null;
}

/** Whether the server answers. */
export const useServerState = create<ServerState>(() => ({ awaySince: null }));
