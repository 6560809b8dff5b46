/** The fields of the print screens. */
type InputProps =
  | { readonly type: 'text'; readonly maxLength: number; readonly autocomplete: 'off' }
  | { readonly type: 'number'; readonly min: number; readonly max: number };

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export const TextField = (props: FieldProps) => (
  <Field {...props} input={{ type: 'text', maxLength: 200, autocomplete: 'off' }} />
);

export const NumberField = ({ min, max, ...props }: FieldProps & { min: number; max: number }) => (
  <Field {...props} input={{ type: 'number', min, max }} />
);

function Field({ id, label, help, value, onChange, input }: FieldProps & { input: InputProps }) {
  return (
    <label class="print-field" for={id}>
      <span>{label}</span>
      <input
        id={id}
        value={value}
        {...input}
        {...(help ? { 'aria-describedby': `${id}-help` } : {})}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      {help ? (
        <span id={`${id}-help`} class="soft small">
          {help}
        </span>
      ) : null}
    </label>
  );
}

interface TickProps {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

export const Tick = ({ label, value, onChange }: TickProps) => (
  <label class="tick">
    <input type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
    <span>{label}</span>
  </label>
);
