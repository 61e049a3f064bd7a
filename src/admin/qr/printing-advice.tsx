import { Card, CardTitle } from "../ui/card.tsx";

const ADVICE = [
  "At least 3 cm wide on a table card; on a wall, a tenth of the distance guests stand at.",
  "Black on white, with the white border left around it.",
  "The PDF files and the SVG stay sharp at any size: give those to a print shop.",
  "Try it with a phone before you print many.",
];

export function PrintingAdvice() {
  return (
    <Card>
      <CardTitle>Before you print</CardTitle>
      <ul className="mt-4 flex list-disc flex-col gap-3 pl-5 marker:text-brass">
        {ADVICE.map((advice) => (
          <li key={advice}>{advice}</li>
        ))}
      </ul>
      <p className="mt-5 text-ink-soft">
        A printed code keeps working: neither a new hotel name nor a change of plan alters the address.
      </p>
    </Card>
  );
}
