/** What the button to connect a service tells its panel. */
export interface ConnectProps {
  readonly onConnected: () => void;
  /** Gets the sentence of a failure, or null when a new attempt begins. */
  readonly onFailure: (sentence: string | null) => void;
}
