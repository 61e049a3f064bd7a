import { Plus } from "lucide-react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useLocation, useNavigate } from "react-router";
import { type Fields, labelOf, READERS } from "../../../fields/index.ts";
import { declared, t } from "../../../lib/texts/t.ts";
import { HOUSE_SECRETS } from "../../../sections/secrets.ts";
import { PendingState } from "../../rows/pending.tsx";
import { RowFormFrame } from "../../rows/row-form.tsx";
import { useOutbox } from "../../rows/rows-provider.tsx";
import { useRowForm } from "../../rows/use-row-form.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { Fold } from "../../ui/fold.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { editOrDelete, ROWS, Row, RowMenu, RowTitle, WHOLE_TEXT } from "../../ui/row.tsx";
import { SaveButton } from "../../ui/save-button.tsx";
import { DraftOffer } from "../sections/draft-offer.tsx";
import { FieldCells } from "../sections/inputs.tsx";
import { ItemDialogs, type OpenDialog } from "../sections/item-dialogs.tsx";
import { draftName, type Item, useItemTable } from "../sections/items.ts";
import { useHotelClock } from "./hotel-clock.ts";
import { type Secret, untilWhen, useSecrets } from "./secret-rows.ts";

/** Codes of doors, safes and gates: who reads them, and until when. */
export function SecretList() {
  const query = useSecrets();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  // A secret noticed in another text: src/admin/rows/use-row-form.ts. In the fragment, which no server is sent.
  const noticed = new URLSearchParams(hash.slice(1)).get("secret");
  const [open, setOpen] = useState<OpenDialog | undefined>(
    noticed === null ? undefined : { type: "add", initial: { code: noticed } },
  );
  const clock = useHotelClock()();

  function change(dialog: OpenDialog | undefined): void {
    if (noticed !== null) void navigate(pathname, { replace: true });
    setOpen(dialog);
  }

  return (
    <div id="secrets" className="max-w-4xl">
      {!query.data && <NotLoaded inline query={query} what="your codes" />}
      {query.data && (
        <>
          <DraftOffer collection={HOUSE_SECRETS} items={query.data} open={open} onOpen={change} />
          <Fold
            // One that has codes stands open.
            key={String(query.data.length > 0)}
            opens={query.data.length > 0}
            title="Codes of doors, safes and parking"
            inside="Only guests who scan a code in your house see them."
          >
            {query.data.length > 0 && (
              <ul className={`${ROWS} mb-5`}>
                {query.data.map((secret) => (
                  <SecretRow key={secret.id} secret={secret} clock={clock} onOpen={change} />
                ))}
              </ul>
            )}
            <Button variant="secondary" icon={Plus} onClick={() => change({ type: "add" })}>
              Add Code
            </Button>
          </Fold>
          {open?.type === "delete" ? (
            <ItemDialogs collection={HOUSE_SECRETS} open={open} onChange={change} />
          ) : (
            open && <SecretDialog open={open} onClose={() => change(undefined)} />
          )}
        </>
      )}
    </div>
  );
}

interface SecretDialogProps {
  open: Exclude<OpenDialog, { type: "delete" }>;
  onClose: () => void;
}

/** Without a preview: it is not in the page that everybody reads. */
function SecretDialog({ open, onClose }: SecretDialogProps) {
  const table = useItemTable(HOUSE_SECRETS);
  const outbox = useOutbox();
  const item = open.type === "edit" ? open.item : undefined;
  const initial = open.type === "add" ? open.initial : undefined;
  const waiting = item && outbox.find(item.id);
  const row = useRowForm<Item>({
    name: `${table.hotelId}/${table.id}/${draftName(item, initial)}`,
    table,
    row: item,
    initial,
    stopped: waiting?.problem && waiting,
    onSaved: () => {
      onClose();
      return { title: t`Code saved`, passing: true };
    },
  });
  return (
    <Dialog
      title={item ? `Edit ${String(item.name)}` : "Add Code"}
      description="Past guests may keep your printed card. Codes of doors and safes need an end."
      onClose={onClose}
    >
      <RowFormFrame row={row} className="mt-5 flex flex-col gap-5">
        <SecretCells fields={row.fields} />
        <DialogActions onCancel={onClose}>
          <SaveButton control={row.form.control} saving="Saving...">
            Save Code
          </SaveButton>
        </DialogActions>
      </RowFormFrame>
    </Dialog>
  );
}

/** A door and a safe need an end, as in the database; the end of a code that changes each week follows. */
function SecretCells({ fields }: { fields: Fields }) {
  const [kind, shownTo, weekday] = useWatch({ name: ["kind", "shown_to", "weekday"] }) as string[];
  const { weekday: changes, ends_at, ...before } = fields;
  const required = shownTo === "code" && (kind === "door" || kind === "safe");
  const ends = {
    ...(changes && { weekday: { ...changes, required: true } }),
    ...(ends_at && !weekday && { ends_at: { ...ends_at, required } }),
  };
  return <FieldCells fields={{ ...before, ...ends }} />;
}

interface SecretRowProps {
  secret: Secret;
  /** The present time on the hotel's clocks. */
  clock: string;
  onOpen: (dialog: OpenDialog) => void;
}

function SecretRow({ secret, clock, onOpen }: SecretRowProps) {
  const edit = () => onOpen({ type: "edit", item: secret });
  const remove = () => onOpen({ type: "delete", item: secret });
  return (
    <Row actions={<RowMenu name={secret.name} actions={() => editOrDelete(edit, remove)} />}>
      <RowTitle as="h3" label={`Edit ${secret.name}`} onPress={edit}>
        {secret.name}
      </RowTitle>
      <p className="font-mono font-semibold wrap-anywhere">{secret.code}</p>
      <p className={WHOLE_TEXT}>
        {[declared(READERS[secret.shown_to]), untilWhen(secret, clock), weekdayInWords(secret)]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <PendingState id={secret.id} />
    </Row>
  );
}

function weekdayInWords({ weekday }: Secret): string {
  const { weekday: field } = HOUSE_SECRETS.fields;
  return weekday && field ? t`changes: ${declared(labelOf(field, weekday))}` : "";
}
