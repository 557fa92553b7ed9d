/** The least that a journey needs of a browser that Playwright cannot drive. */
export type OtherBrowser = {
  open(url: string): Promise<void>;
  /** Runs the body of a function, which may wait, in the page. What it returns must be JSON. */
  run(body: string): Promise<unknown>;
  /** Presses and types as a person does. */
  press(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  close(): Promise<void>;
};
