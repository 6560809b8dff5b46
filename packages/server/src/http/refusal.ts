/** How a request is refused: a status, a code for programs, a sentence for people. */
export class Refusal extends Error {
  readonly status: 400 | 401 | 403 | 404 | 408 | 409 | 413 | 422 | 429 | 503;
  readonly code: string;

  constructor(status: Refusal['status'], code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const refuse = (status: Refusal['status'], code: string, message: string): never => {
  throw new Refusal(status, code, message);
};

export const unknownKey = (): Refusal =>
  new Refusal(401, 'key-unknown', 'This key is not known here. Register it first: PUT /api/me.');
